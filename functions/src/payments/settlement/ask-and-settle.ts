import { setTimeout } from 'node:timers/promises';
import type { Occasion } from '@carwash/domain/payments/provider-query-schedule';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { isSettled } from '@carwash/domain/payments/transaction-status-policy';
import type { ReadSlot } from '../../bays/read-days.ts';
import type { Context } from '../../context.ts';
import { askHolders } from './ask-holders.ts';
import { askProvider } from './ask-provider.ts';
import { type ReadPayment, readPayment, type Settled } from './asked-payment.ts';
import { shareAnswer, takeTurn, waitForTurn } from './provider-query-throttle.ts';
import { readState, settlePayment } from './settle-payment.ts';

/** The queries in progress in this process, by transaction id. */
const underWay = new WeakMap<Context, Map<string, Promise<Settled>>>();

function queriesOf(context: Context): Map<string, Promise<Settled>> {
  const queries = underWay.get(context) ?? new Map<string, Promise<Settled>>();
  underWay.set(context, queries);
  return queries;
}

async function ask(
  transactionId: string,
  occasion: Occasion,
  read: Promise<ReadPayment>,
  context: Context,
): Promise<Settled> {
  const payment = await read;
  const transaction = payment?.snapshot.data() ?? null;
  if (!payment || !transaction || isSettled(transaction.status))
    return { transaction, outcome: null, waitMs: 0 };
  const { snapshot, lastQuery } = payment;
  const waiting = waitForTurn(transaction, occasion, lastQuery, context);
  if (waiting) return { transaction, ...waiting };
  const [turn, state] = await Promise.all([
    takeTurn(transaction, occasion, lastQuery, context),
    readState(snapshot, context),
  ]);
  if ('waitMs' in turn) return { transaction, ...turn };
  const answer = await askProvider(transaction, context);
  const clearHolds = (slot: ReadSlot) => clearLapsedHolds(slot, context);
  const settled = await settlePayment(transactionId, answer, clearHolds, context, state);
  if (settled && !isSettled(settled.status)) {
    await shareAnswer(transactionId, turn, answer.outcome, context);
  }
  return { transaction: settled, outcome: answer.outcome, waitMs: 0 };
}

/** Queries the provider, or joins a query that is already in progress in this process. */
function askOnce(
  transactionId: string,
  occasion: Occasion,
  context: Context,
  read?: Promise<ReadPayment>,
): Promise<Settled> {
  const queries = queriesOf(context);
  const shared = queries.get(transactionId);
  if (shared) return shared;
  const payment = read ?? readPayment(transactionId, context);
  const query = ask(transactionId, occasion, payment, context).finally(() =>
    queries.delete(transactionId),
  );
  queries.set(transactionId, query);
  return query;
}

/**
 * Queries the provider and settles the payment, unless the provider was queried a moment ago: then the
 * payment stays unchanged.
 * @param read the payment as read for this call; undefined: not yet
 */
export const askUnlessJustAsked = (
  transactionId: string,
  context: Context,
  read?: Promise<ReadPayment>,
): Promise<Settled> => askOnce(transactionId, 'look', context, read);

/**
 * Where every bay is booked or was held, checks with the provider whether the expired holds in the way
 * were paid. If so, their customers have the bay, else they are taken out. If the provider cannot be
 * queried, they block the bay for a short time only. Call this before every commit that takes an open slot.
 * @returns whether the slot may have changed: read it again and decide again
 * @throws ApiError slot_being_paid
 */
export const clearLapsedHolds = (read: ReadSlot, context: Context): Promise<boolean> =>
  askHolders(read, askUnlessJustAsked, context);

const isOpen = ({ transaction, outcome }: Settled): boolean =>
  transaction !== null && !isSettled(transaction.status) && outcome !== 'silent';

/** A timer may fire slightly before the clock reaches its time. */
const timerSlackMs = 20;

/**
 * Settles a payment with a provider answer that is newer than this call, because an earlier query may
 * have missed the news that caused the call. Concurrent calls share one query per interval, so a call
 * may take that much longer.
 * @param read the payment as read for this call; undefined: not yet
 * @returns the transaction afterwards; null if it does not exist
 */
export async function askAndSettle(
  transactionId: string,
  context: Context,
  read?: Promise<ReadPayment>,
): Promise<Transaction | null> {
  const isAskedAlready = queriesOf(context).has(transactionId);
  let settled = await askOnce(transactionId, 'news', context, read);
  if (isAskedAlready && isOpen(settled)) settled = await askOnce(transactionId, 'news', context);
  if (settled.waitMs > 0) {
    await setTimeout(settled.waitMs + timerSlackMs);
    settled = await askOnce(transactionId, 'news', context);
  }
  return settled.transaction;
}
