import { setTimeout } from 'node:timers/promises';
import type { ProviderOutcome } from '@carwash/domain/payments/next-payment-step';
import type { Occasion } from '@carwash/domain/payments/provider-questions';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { isSettled } from '@carwash/domain/payments/transaction-moves';
import type { Context } from '../../context.ts';
import { readDocument } from '../../db/read-document.ts';
import { askProvider } from './ask-provider.ts';
import { settlePayment } from './settle-payment.ts';
import { takeQuestionTurn, tellWord } from './take-question-turn.ts';

export interface Settled {
  /** The payment as it is afterwards; null if there is none. */
  transaction: Transaction | null;
  /** What the provider last said of it; null if that is not known. */
  outcome: ProviderOutcome | null;
  /** Milliseconds until the provider may be asked, if it was not because somebody just had; else 0. */
  waitMs: number;
}

/** What this process is asking about now, by payment. */
const underWay = new WeakMap<Context, Map<string, Promise<Settled>>>();

function questionsOf(context: Context): Map<string, Promise<Settled>> {
  const questions = underWay.get(context) ?? new Map<string, Promise<Settled>>();
  underWay.set(context, questions);
  return questions;
}

async function ask(transactionId: string, occasion: Occasion, context: Context): Promise<Settled> {
  const snapshot = await readDocument(context.db.transactions, transactionId);
  const transaction = snapshot?.data() ?? null;
  if (!transaction || isSettled(transaction.status))
    return { transaction, outcome: null, waitMs: 0 };
  const turn = await takeQuestionTurn(transaction, occasion, context);
  if (turn.kind === 'wait') return { transaction, outcome: turn.outcome, waitMs: turn.waitMs };
  const answer = await askProvider(transaction, context);
  const settled = await settlePayment(transactionId, answer, context);
  if (settled && !isSettled(settled.status)) {
    await tellWord(transactionId, turn, answer.outcome, context);
  }
  return { transaction: settled, outcome: answer.outcome, waitMs: 0 };
}

/** Shares a question that is under way in this process. */
function askOnce(transactionId: string, occasion: Occasion, context: Context): Promise<Settled> {
  const questions = questionsOf(context);
  const shared = questions.get(transactionId);
  if (shared) return shared;
  const question = ask(transactionId, occasion, context).finally(() =>
    questions.delete(transactionId),
  );
  questions.set(transactionId, question);
  return question;
}

/**
 * Settles a payment by what the provider says of it, unless it was asked a moment ago: then the
 * payment stays as it is.
 */
export const askUnlessJustAsked = (transactionId: string, context: Context): Promise<Settled> =>
  askOnce(transactionId, 'look', context);

const isOpen = ({ transaction, outcome }: Settled): boolean =>
  transaction !== null && !isSettled(transaction.status) && outcome !== 'silent';

/** A timer may end a moment before the clock says so. */
const timerSlackMs = 20;

/**
 * Settles a payment by what the provider says of it after this call: what brought the caller here may
 * be news that an earlier question missed. However many call, one question is asked at a time and one
 * per interval; a call may last that much longer.
 * @returns the transaction as it is afterwards; null if there is none
 */
export async function askAndSettle(
  transactionId: string,
  context: Context,
): Promise<Transaction | null> {
  const isAskedAlready = questionsOf(context).has(transactionId);
  let settled = await askOnce(transactionId, 'news', context);
  if (isAskedAlready && isOpen(settled)) settled = await askOnce(transactionId, 'news', context);
  if (settled.waitMs > 0) {
    await setTimeout(settled.waitMs + timerSlackMs);
    settled = await askOnce(transactionId, 'news', context);
  }
  return settled.transaction;
}
