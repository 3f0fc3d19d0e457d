import type { Transaction } from '@carwash/domain/entities/transaction';
import {
  type Occasion,
  questionIntervalMs,
  questionWaitMs,
} from '@carwash/domain/rules/question-turn';
import type { Context } from '../context.ts';
import { asRead, commitIfUnchanged } from '../db/compare-and-set.ts';

/** How long it is remembered that a question was asked, in milliseconds. */
const memoryMs = 60 * 60_000;

/**
 * Makes sure that all instances together ask the provider about one payment once per interval.
 * @returns null if the caller may ask now, else the milliseconds after which to try again
 */
export async function takeQuestionTurn(
  transaction: Transaction,
  occasion: Occasion,
  { db, now }: Context,
): Promise<number | null> {
  const snapshot = await db.paymentQuestions.doc(transaction._id).get();
  const last = snapshot.data() ?? null;
  const askedAt = now();
  const waitMs = questionWaitMs(transaction, occasion, last, askedAt);
  if (waitMs > 0) return waitMs;
  const question = {
    askedAt,
    newsAskedAt: occasion === 'news' ? askedAt : (last?.newsAskedAt ?? null),
    status: transaction.status,
    expiresAt: new Date(askedAt.getTime() + memoryMs),
  };
  const batch = db.batch();
  if (last) batch.update(snapshot.ref, question, asRead(snapshot));
  else batch.create(snapshot.ref, { _id: snapshot.id, ...question, createdAt: askedAt });
  return (await commitIfUnchanged(batch)) ? null : questionIntervalMs;
}
