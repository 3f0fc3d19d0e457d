import { createHash } from 'node:crypto';
import { callRateWaitMs } from '@carwash/domain/endpoint/call-rate';
import type { LimitedKind } from '@carwash/domain/endpoint/endpoint';
import { type DocumentReference, FieldPath, FieldValue } from 'firebase-admin/firestore';
import type { Database } from '../db/database.ts';
import type { CallCount } from '../db/document-schemas.ts';
import type { CallLimiter } from '../http/limit-calls.ts';
import type { CallLimits } from './parse-call-limits.ts';

interface Counting {
  db: Database;
  settings: { callLimits: CallLimits };
  now: () => Date;
}

/** A hash, because document ids should not contain addresses, emails or uids. */
const bucketId = (kind: LimitedKind, who: string, window: number): string =>
  createHash('sha256').update(`${kind}\n${who}\n${window}`).digest('hex');

async function readCalls(
  { firestore }: DocumentReference<CallCount>,
  buckets: DocumentReference<CallCount>[],
): Promise<number[]> {
  const fieldMask = [new FieldPath('calls')];
  const snapshots = await firestore.getAll(...buckets, { fieldMask });
  return snapshots.map((bucket) => Number(bucket.get('calls') ?? 0));
}

/**
 * Counts calls per caller and kind in Firestore, so that all instances share one count. It increments
 * the current window without reading it first, then reads the current and the previous window.
 */
export const createCallLimiter =
  ({ db, settings, now }: Counting): CallLimiter =>
  async (kind, who) => {
    const { calls, windowSeconds } = settings.callLimits[kind];
    const windowMs = windowSeconds * 1000;
    const calledAt = now().getTime();
    const window = Math.floor(calledAt / windowMs);
    const bucketOf = (index: number) => db.callCounts.doc(bucketId(kind, who, index));
    const bucket = bucketOf(window);
    await bucket.set(
      {
        kind,
        calls: FieldValue.increment(1),
        createdAt: new Date(window * windowMs),
        // The calls of this window also count in the next one.
        expiresAt: new Date((window + 2) * windowMs),
      },
      { merge: true },
    );
    const [current = 0, previous = 0] = await readCalls(bucket, [bucket, bucketOf(window - 1)]);
    const waitMs = callRateWaitMs(
      { calls, windowMs },
      { current, previous, elapsedMs: calledAt - window * windowMs },
    );
    return waitMs === null ? null : Math.ceil(waitMs / 1000);
  };
