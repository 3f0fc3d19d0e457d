import type { ProviderOutcome } from '@carwash/domain/payments/next-payment-step';
import {
  type Occasion,
  questionIntervalMs,
  questionWaitMs,
} from '@carwash/domain/payments/provider-questions';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { asRead, commitIfUnchanged, commitUnlessRaced } from '../../db/compare-and-set.ts';

/** How long it is remembered that a question was asked, in milliseconds. */
const memoryMs = 60 * 60_000;

export type QuestionTurn =
  /** The caller asks now, and tells afterwards what came of it. */
  | { kind: 'ask'; takenAt: Timestamp | undefined }
  /** Somebody has just asked. `outcome`: what they heard; null while they are waiting for the answer. */
  | { kind: 'wait'; waitMs: number; outcome: ProviderOutcome | null };

/** Makes sure that all instances together ask the provider about one payment once per interval. */
export async function takeQuestionTurn(
  transaction: Transaction,
  occasion: Occasion,
  { db, now }: Context,
): Promise<QuestionTurn> {
  const snapshot = await db.paymentQuestions.doc(transaction._id).get();
  const last = snapshot.data() ?? null;
  const askedAt = now();
  const waitMs = questionWaitMs(transaction, occasion, last, askedAt);
  if (waitMs > 0) return { kind: 'wait', waitMs, outcome: last?.outcome ?? null };
  const question = {
    askedAt,
    newsAskedAt: occasion === 'news' ? askedAt : (last?.newsAskedAt ?? null),
    status: transaction.status,
    outcome: null,
    expiresAt: new Date(askedAt.getTime() + memoryMs),
  };
  const batch = db.batch();
  if (last) batch.update(snapshot.ref, question, asRead(snapshot));
  else batch.create(snapshot.ref, { _id: snapshot.id, ...question, createdAt: askedAt });
  const written = await commitUnlessRaced(batch);
  if (!written) return { kind: 'wait', waitMs: questionIntervalMs, outcome: null };
  return { kind: 'ask', takenAt: written[0]?.writeTime };
}

/** Tells those who come within the interval what was heard, unless somebody has asked again since. */
export async function tellWord(
  transactionId: string,
  { takenAt }: Extract<QuestionTurn, { kind: 'ask' }>,
  outcome: ProviderOutcome,
  { db }: Context,
): Promise<void> {
  if (!takenAt) return;
  const batch = db.batch();
  batch.update(db.paymentQuestions.doc(transactionId), { outcome }, { lastUpdateTime: takenAt });
  await commitIfUnchanged(batch);
}
