import { createHash } from 'node:crypto';
import { callRateWaitMs } from '@carwash/domain/endpoint/call-rate';
import type { LimitedKind } from '@carwash/domain/endpoint/endpoint';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { commitForCounts } from '../db/commit-for-counts.ts';
import type { Database } from '../db/database.ts';
import type { CallCount } from '../db/document-schemas.ts';
import { gather } from '../db/gather.ts';
import type { CallLimiter } from '../http/limit-calls.ts';
import type { CallLimits } from './parse-call-limits.ts';

interface Counting {
  db: Database;
  settings: { callLimits: CallLimits };
  now: () => Date;
}

/** A call, and the window that it belongs to. */
interface Counted extends Pick<CallCount, 'kind' | 'createdAt' | 'expiresAt'> {
  bucket: DocumentReference<CallCount>;
}

/**
 * Time after the end of a window during which its calls may still be counted, because they are on their way
 * or an instance's clock is late, in milliseconds.
 */
const borderMs = 2000;

/**
 * Returns the document id of a window. It is a hash, because document ids should not contain addresses,
 * emails or uids.
 */
const bucketId = (kind: LimitedKind, who: string, window: number): string =>
  createHash('sha256').update(`${kind}\n${who}\n${window}`).digest('hex');

/**
 * Returns a limiter that counts calls per caller and kind in Firestore, so that all instances share one
 * count. It increments the current window without reading it first, and gets the new value back: calls at the
 * same time are numbered one after the other. The previous window is read meanwhile, once it no longer
 * changes.
 */
export function createCallLimiter({ db, settings, now }: Counting): CallLimiter {
  const increment = gather(async (counted: Counted[]) => {
    const batch = db.batch();
    for (const { bucket, ...window } of counted) {
      batch.set(bucket, { ...window, calls: FieldValue.increment(1) }, { merge: true });
    }
    return commitForCounts(batch, counted.length);
  });

  return async (kind, who) => {
    const { calls, windowSeconds } = settings.callLimits[kind];
    const windowMs = windowSeconds * 1000;
    const calledAt = now().getTime();
    const window = Math.floor(calledAt / windowMs);
    const bucketOf = (index: number) => db.callCounts.doc(bucketId(kind, who, index));
    const elapsedMs = calledAt - window * windowMs;
    const readPrevious = () => db.readAll(bucketOf(window - 1));
    const counting = increment({
      bucket: bucketOf(window),
      kind,
      createdAt: new Date(window * windowMs),
      // Kept for one more window, because the calls of this window also count in the next one.
      expiresAt: new Date((window + 2) * windowMs),
    });
    const reading = elapsedMs < borderMs ? counting.then(readPrevious) : readPrevious();
    const [current, [before]] = await Promise.all([counting, reading]);
    const waitMs = callRateWaitMs(
      { calls, windowMs },
      {
        current,
        previous: Number(before.get('calls') ?? 0),
        elapsedMs,
      },
    );
    return waitMs === null ? null : Math.ceil(waitMs / 1000);
  };
}
