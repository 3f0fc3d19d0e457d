import type { ProviderOutcome } from '@carwash/domain/payments/next-payment-step';
import {
  type Occasion,
  queryIntervalMs,
  queryWaitMs,
} from '@carwash/domain/payments/provider-query-schedule';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import {
  commitIfUnchanged,
  commitUnlessConflicted,
  ifUnchanged,
} from '../../db/compare-and-set.ts';

/** How long a query is remembered, in milliseconds. */
const memoryMs = 60 * 60_000;

type QueryTurn =
  /** The caller may query the provider now, and stores the answer afterwards. */
  | { kind: 'ask'; takenAt: Timestamp | undefined }
  /**
   * Another call has just queried the provider. `outcome`: its answer; null while it is still waiting
   * for it.
   */
  | { kind: 'wait'; waitMs: number; outcome: ProviderOutcome | null };

/** Limits all instances together to one query per payment and interval. */
export async function throttleProviderQuery(
  transaction: Transaction,
  occasion: Occasion,
  { db, now }: Context,
): Promise<QueryTurn> {
  const snapshot = await db.paymentQuestions.doc(transaction._id).get();
  const last = snapshot.data() ?? null;
  const askedAt = now();
  const waitMs = queryWaitMs(transaction, occasion, last, askedAt);
  if (waitMs > 0) return { kind: 'wait', waitMs, outcome: last?.outcome ?? null };
  const query = {
    askedAt,
    newsAskedAt: occasion === 'news' ? askedAt : (last?.newsAskedAt ?? null),
    status: transaction.status,
    outcome: null,
    expiresAt: new Date(askedAt.getTime() + memoryMs),
  };
  const batch = db.batch();
  if (last) batch.update(snapshot.ref, query, ifUnchanged(snapshot));
  else batch.create(snapshot.ref, { _id: snapshot.id, ...query, createdAt: askedAt });
  const written = await commitUnlessConflicted(batch);
  if (!written) return { kind: 'wait', waitMs: queryIntervalMs, outcome: null };
  return { kind: 'ask', takenAt: written[0]?.writeTime };
}

/** Stores the answer for calls within the interval, unless a newer query has started. */
export async function shareAnswer(
  transactionId: string,
  { takenAt }: Extract<QueryTurn, { kind: 'ask' }>,
  outcome: ProviderOutcome,
  { db }: Context,
): Promise<void> {
  if (!takenAt) return;
  const batch = db.batch();
  batch.update(db.paymentQuestions.doc(transactionId), { outcome }, { lastUpdateTime: takenAt });
  await commitIfUnchanged(batch);
}
