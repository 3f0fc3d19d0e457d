import { setTimeout } from 'node:timers/promises';
import type { ProviderOutcome } from '@carwash/domain/payments/next-payment-step';
import type { Occasion } from '@carwash/domain/payments/provider-query-schedule';
import { slotBeingPaid } from '@carwash/domain/payments/sale-refusals';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { isSettled } from '@carwash/domain/payments/transaction-status-policy';
import { holdStillBlocks } from '@carwash/domain/slots/hold';
import { hasLapsedHold } from '@carwash/domain/slots/slot-state';
import { bayFor } from '@carwash/domain/slots/take-bay';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { placeOf, type ReadSlot } from '../../days/read-days.ts';
import { documentOf, readDocument } from '../../db/read-document.ts';
import { toError } from '../../errors/api-error.ts';
import {
  acquireQueryLease,
  claimWait,
  type LastQuery,
  shareAnswer,
  waitForLease,
} from './provider-query-throttle.ts';
import { queryProvider } from './query-provider.ts';
import { loadOpenPayment, settlePayment } from './settle-payment.ts';

/** A payment, and when the provider was last queried about it; null if there is no such payment. */
export type QueriedPayment = {
  snapshot: QueryDocumentSnapshot<Transaction>;
  lastQuery: LastQuery;
} | null;

/** The outcome of querying the provider about a payment. */
interface Settled {
  /** The transaction after the call; null if it does not exist. */
  transaction: Transaction | null;
  /** The provider's last answer; null when unknown. */
  outcome: ProviderOutcome | null;
  /** Milliseconds until the provider may be queried again, if this call was throttled; else 0. */
  waitMs: number;
}

/** Reads a payment and its last query; null for an unknown id. Does not check whose it is. */
export async function readQueriedPayment(
  transactionId: string,
  { db }: Context,
): Promise<QueriedPayment> {
  const [snapshot, lastQuery] = await db.readAll(
    documentOf(db.transactions, transactionId),
    documentOf(db.providerQueries, transactionId),
  );
  if (!snapshot?.exists || !lastQuery) return null;
  return { snapshot: snapshot as QueryDocumentSnapshot<Transaction>, lastQuery };
}

/** The state of this process, by transaction id. */
interface InProcess {
  /** The queries in progress. */
  queries: Map<string, { occasion: Occasion; settled: Promise<Settled> }>;
  /** Ids of the payments for whose next query a call waits. */
  waits: Set<string>;
}

const inProcess = new WeakMap<Context, InProcess>();

function inProcessOf(context: Context): InProcess {
  const known = inProcess.get(context) ?? { queries: new Map(), waits: new Set() };
  inProcess.set(context, known);
  return known;
}

async function queryNow(
  transactionId: string,
  occasion: Occasion,
  read: Promise<QueriedPayment>,
  context: Context,
): Promise<Settled> {
  const payment = await read;
  const transaction = payment?.snapshot.data() ?? null;
  if (!payment || !transaction || isSettled(transaction.status))
    return { transaction, outcome: null, waitMs: 0 };
  const { snapshot, lastQuery } = payment;
  const waiting = waitForLease(transaction, occasion, lastQuery, context);
  if (waiting) return { transaction, ...waiting };
  const [lease, state] = await Promise.all([
    acquireQueryLease(transaction, occasion, lastQuery, context),
    loadOpenPayment(snapshot, context),
  ]);
  if ('waitMs' in lease) {
    // Another call has queried the provider since the payment was read, and may have settled it.
    const newest = (await readDocument(context.db.transactions, transactionId))?.data() ?? null;
    return newest && !isSettled(newest.status)
      ? { transaction: newest, ...lease }
      : { transaction: newest, outcome: null, waitMs: 0 };
  }
  const answer = await queryProvider(transaction, context);
  const clearHolds = (slot: ReadSlot) => clearLapsedHolds(slot, context);
  const settled = await settlePayment(transactionId, answer, clearHolds, context, state);
  if (!isSettled(settled.status)) {
    await shareAnswer(transactionId, lease, answer.outcome, context);
  }
  return { transaction: settled, outcome: answer.outcome, waitMs: 0 };
}

/** Queries the provider, or joins a query that is already in progress in this process. */
function queryOnce(
  transactionId: string,
  occasion: Occasion,
  context: Context,
  read?: Promise<QueriedPayment>,
): Promise<Settled> {
  const { queries } = inProcessOf(context);
  const shared = queries.get(transactionId);
  if (shared) return shared.settled;
  const payment = read ?? readQueriedPayment(transactionId, context);
  const settled = queryNow(transactionId, occasion, payment, context).finally(() =>
    queries.delete(transactionId),
  );
  queries.set(transactionId, { occasion, settled });
  return settled;
}

/**
 * Queries the provider and settles the payment, unless the provider was queried a moment ago: then the
 * payment stays unchanged.
 * @param read the payment as read for this call; undefined when not read yet
 */
export const queryUnlessJustQueried = (
  transactionId: string,
  context: Context,
  read?: Promise<QueriedPayment>,
): Promise<Settled> => queryOnce(transactionId, 'look', context, read);

/** How long somebody who wants the slot waits for the provider's answer, in milliseconds. */
const answerTimeoutMs = 2500;

/**
 * Queries the provider about a payment whose place is wanted, see `queryUnlessJustQueried`.
 * @returns null if the answer takes too long for this call: it is processed all the same
 */
export const queryInTime = (
  transactionId: string,
  context: Context,
  read?: Promise<QueriedPayment>,
): Promise<Settled | null> =>
  Promise.race([
    queryUnlessJustQueried(transactionId, context, read),
    setTimeout(answerTimeoutMs, null),
  ]);

const unpaidAnswers: ReadonlySet<ProviderOutcome | null> = new Set([
  'open',
  'unknown',
  'failed',
  'expired',
]);

const saysUnpaid = ({ outcome }: Settled): boolean => unpaidAnswers.has(outcome);

/** Tells whether this payment held an expired hold until its end: it is pending, or its card was declined. */
const hasHeld = ({ status, failureReason }: Transaction): boolean =>
  status === 'pending' || (status === 'failed' && failureReason === 'declined');

async function findHolder(claimId: string, { db }: Context): Promise<Transaction | null> {
  const found = await db.transactions.where('claimId', '==', claimId).limit(1).get();
  return found.docs[0]?.data() ?? null;
}

/**
 * Queries the payment of an expired hold, because it may have been paid since.
 * @returns whether the hold may have ended otherwise
 * @throws ApiError slot_being_paid
 */
async function queryHolder(claimId: string, heldUntil: Date, context: Context): Promise<boolean> {
  const holder = await findHolder(claimId, context);
  if (!holder || !hasHeld(holder)) return false;
  const read = readQueriedPayment(holder._id, context);
  // A competing call may have found out meanwhile.
  if ((await read)?.snapshot.data().status !== holder.status) return true;
  const settled = await queryInTime(holder._id, context, read);
  if (settled && settled.transaction?.status !== holder.status) return true;
  if (settled && saysUnpaid(settled)) return false;
  const isBeingAsked = settled !== null && settled.outcome === null;
  if (isBeingAsked || holdStillBlocks(heldUntil, context.now())) throw toError(slotBeingPaid);
  return false;
}

/**
 * If every bay is booked or was held, checks with the provider whether the expired holds in the way were
 * paid. Customers who paid get their bay; other holds are removed. If the provider can't be queried, the
 * holds block the bay for a short time only. Must be called before every commit that takes an open slot.
 * @returns whether the slot may have changed: the caller must read and decide again
 * @throws ApiError slot_being_paid
 */
export async function clearLapsedHolds(read: ReadSlot, context: Context): Promise<boolean> {
  const { slot } = read;
  if (!slot.heldUntil || !hasLapsedHold(slot, context.now())) return false;
  const { holds = [], heldUntil } = bayFor(placeOf(read), context.now()) ?? {};
  let hasChanged = false;
  for (const claimId of holds) {
    if (await queryHolder(claimId, heldUntil ?? slot.heldUntil, context)) hasChanged = true;
  }
  return hasChanged;
}

const isOpen = ({ transaction, outcome }: Settled): boolean =>
  transaction !== null && !isSettled(transaction.status) && outcome !== 'silent';

/**
 * Settles a payment with an answer to a query that begins after this call, unless the call has to wait before
 * that. It waits for a query that has begun before, and for looks, because they may settle the payment, but their answer
 * may be older.
 */
async function queryAfresh(
  transactionId: string,
  context: Context,
  read?: Promise<QueriedPayment>,
): Promise<Settled> {
  const { queries } = inProcessOf(context);
  const older = queries.get(transactionId);
  let running = older;
  while (running && (running === older || running.occasion === 'look')) {
    const settled = await running.settled;
    if (!isOpen(settled)) return settled;
    running = queries.get(transactionId);
  }
  return queryOnce(transactionId, 'news', context, older ? undefined : read);
}

/** Tolerance, because a timer may fire slightly before the clock reaches its time. */
const timerSlackMs = 20;

/**
 * Waits for the next query about a payment.
 * @returns false at once if another call waits for it already
 */
async function waitAlone(
  transactionId: string,
  waitMs: number,
  context: Context,
): Promise<boolean> {
  const { waits } = inProcessOf(context);
  if (waits.has(transactionId)) return false;
  waits.add(transactionId);
  try {
    const isAlone = await claimWait(transactionId, waitMs, context);
    if (isAlone) await context.wait(waitMs);
    return isAlone;
  } finally {
    waits.delete(transactionId);
  }
}

/**
 * Settles a payment with a provider answer that is newer than this call, because an earlier query may have
 * missed the news that caused the call. If the provider was queried because of news a moment ago, one call
 * waits until it may be queried again. All others meanwhile are answered at once with the payment as it is,
 * because the query that is waited for will be newer than their news too.
 * @param read the payment as read for this call; undefined when not read yet
 * @returns the transaction afterwards; null if it does not exist
 */
export async function queryAndSettle(
  transactionId: string,
  context: Context,
  read?: Promise<QueriedPayment>,
): Promise<Transaction | null> {
  const settled = await queryAfresh(transactionId, context, read);
  const { waitMs } = settled;
  const mayAskNow = waitMs > 0 && (await waitAlone(transactionId, waitMs + timerSlackMs, context));
  return (mayAskNow ? await queryAfresh(transactionId, context) : settled).transaction;
}
