import { createHash } from 'node:crypto';
import { callRateWaitMs } from '@carwash/domain/endpoint/call-rate';
import type { LimitedKind } from '@carwash/domain/endpoint/endpoint';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import type { Database } from '../db/database.ts';
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

/**
 * Returns a limiter that counts calls per caller and kind in Firestore, so that all instances share one
 * count. Calls of one caller at the same time are numbered one after the other.
 */
export function createCallLimiter({ db, settings, now }: Counting): CallLimiter {
  return async (kind, who) => {
    const { calls, windowSeconds } = settings.callLimits[kind];
    const windowMs = windowSeconds * 1000;
    const calledAt = now().getTime();
    const index = Math.floor(calledAt / windowMs);
    const bucketOf = (window: number) => db.callCounts.doc(bucketId(kind, who, window));
    const bucket = bucketOf(index);
    const counted = await retryOnConflict(async () => {
      const [stored, before] = await db.readAll(bucket, bucketOf(index - 1));
      const current = (stored.data()?.calls ?? 0) + 1;
      const batch = db.batch();
      if (stored.exists) batch.update(bucket, { calls: current }, ifUnchanged(stored));
      else {
        batch.create(bucket, {
          _id: bucket.id,
          kind,
          calls: current,
          createdAt: new Date(index * windowMs),
          // The calls of this window also count in the next one.
          expiresAt: new Date((index + 2) * windowMs),
        });
      }
      const isCounted = await commitIfUnchanged(batch);
      return isCounted ? { current, previous: before.data()?.calls ?? 0 } : undefined;
    }, bucket.path);
    const elapsedMs = calledAt - index * windowMs;
    const waitMs = callRateWaitMs({ calls, windowMs }, { ...counted, elapsedMs });
    return waitMs === null ? null : Math.ceil(waitMs / 1000);
  };
}
