import { createHash } from 'node:crypto';
import type { LimitedKind } from '@carwash/domain/api/endpoint';
import { FieldValue } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import type { CallLimiter } from '../http/limit-calls.ts';

/** How many calls of each kind a caller has, in a window of so many seconds. */
export type CallLimits = Record<LimitedKind, { calls: number; windowSeconds: number }>;

/** Nobody's secret, but addresses and uids have no business in a document's id. */
const bucketId = (kind: LimitedKind, who: string, window: number): string =>
  createHash('sha256').update(`${kind}\n${who}\n${window}`).digest('hex');

/**
 * Counts calls per caller and kind in fixed windows, in Firestore, so that all instances share one
 * count: a blind increment, then one read.
 */
export const createCallLimiter =
  ({ db, settings, now }: Context): CallLimiter =>
  async (kind, who) => {
    const { calls, windowSeconds } = settings.callLimits[kind];
    const windowMs = windowSeconds * 1000;
    const window = Math.floor(now().getTime() / windowMs);
    const endsAt = (window + 1) * windowMs;
    const bucket = db.callCounts.doc(bucketId(kind, who, window));
    await bucket.set(
      {
        kind,
        calls: FieldValue.increment(1),
        createdAt: new Date(window * windowMs),
        expiresAt: new Date(endsAt),
      },
      { merge: true },
    );
    const made = Number((await bucket.get()).get('calls'));
    return made > calls ? Math.max(1, Math.ceil((endsAt - now().getTime()) / 1000)) : null;
  };
