import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { callRateWaitMs } from '@carwash/domain/endpoint/call-rate';
import type { LimitedKind } from '@carwash/domain/endpoint/endpoint';
import type { DocumentReference } from 'firebase-admin/firestore';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import type { Database } from '../db/database.ts';
import type { CallCount } from '../db/document-schemas.ts';
import { runExclusive } from '../db/mutex.ts';
import type { CallLimiter } from '../http/limit-calls.ts';
import type { CallLimits } from './parse-call-limits.ts';

interface Counting {
  db: Database;
  settings: { callLimits: CallLimits };
  now: () => Date;
}

/**
 * Returns the document id of a window. It is a hash, because document ids should not contain addresses,
 * emails or uids.
 */
const bucketId = (kind: LimitedKind, who: string, window: number): string =>
  createHash('sha256').update(`${kind}\n${who}\n${window}`).digest('hex');

/** A window of time in which the calls of one caller are counted. */
interface Window extends Omit<CallCount, '_id' | 'calls'> {
  bucket: DocumentReference<CallCount>;
  bucketBefore: DocumentReference<CallCount>;
}

/** Calls of one window that are counted in one commit. */
interface Group {
  size: number;
  /** How many calls were counted before the group, in its window and in the one before. */
  counted: Promise<{ earlier: number; previous: number }>;
}

/**
 * Returns a limiter that counts calls per caller and kind in Firestore, so that all instances share one
 * count. Calls of one caller at the same time are numbered one after the other: in this process one
 * commit at a time counts all calls of a caller that wait for it.
 */
export function createCallLimiter({ db, settings, now }: Counting): CallLimiter {
  /** Groups that still grow, by their bucket. */
  const groups = new Map<string, Group>();

  const add = ({ bucket, bucketBefore, ...window }: Window, size: number) =>
    retryOnConflict(async () => {
      const [stored, before] = await db.readAll(bucket, bucketBefore);
      const earlier = stored.data()?.calls ?? 0;
      const calls = earlier + size;
      const batch = db.batch();
      if (stored.exists) batch.update(bucket, { calls }, ifUnchanged(stored));
      else batch.create(bucket, { _id: bucket.id, ...window, calls });
      const isCounted = await commitIfUnchanged(batch);
      return isCounted ? { earlier, previous: before.data()?.calls ?? 0 } : undefined;
    });

  function openGroup(window: Window): Group {
    const { path } = window.bucket;
    const counted = runExclusive(path, async () => {
      await setImmediate();
      groups.delete(path);
      return add(window, group.size);
    });
    const group: Group = { size: 0, counted };
    groups.set(path, group);
    return group;
  }

  return async (kind, who) => {
    const { calls, windowSeconds } = settings.callLimits[kind];
    const windowMs = windowSeconds * 1000;
    const calledAt = now().getTime();
    const index = Math.floor(calledAt / windowMs);
    const bucketOf = (one: number) => db.callCounts.doc(bucketId(kind, who, one));
    const bucket = bucketOf(index);
    const group =
      groups.get(bucket.path) ??
      openGroup({
        bucket,
        bucketBefore: bucketOf(index - 1),
        kind,
        createdAt: new Date(index * windowMs),
        // The calls of this window also count in the next one.
        expiresAt: new Date((index + 2) * windowMs),
      });
    group.size += 1;
    const place = group.size;
    const { earlier, previous } = await group.counted;
    const waitMs = callRateWaitMs(
      { calls, windowMs },
      { current: earlier + place, previous, elapsedMs: calledAt - index * windowMs },
    );
    return waitMs === null ? null : Math.ceil(waitMs / 1000);
  };
}
