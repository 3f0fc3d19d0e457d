import { setTimeout } from 'node:timers/promises';
import type { ProviderOutcome } from '@carwash/domain/payments/next-payment-step';
import { slotBeingPaid } from '@carwash/domain/payments/sale-refusals';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { holdStillBlocks } from '@carwash/domain/slots/hold';
import { hasLapsedHold } from '@carwash/domain/slots/slot-state';
import type { Context } from '../../context.ts';
import type { ReadSlot } from '../../days/read-days.ts';
import { bayFor } from '../../days/take-bay.ts';
import { toError } from '../../errors/api-error.ts';
import { type ReadPayment, readPayment, type Settled } from './asked-payment.ts';

/** How long a customer who wants the slot waits for the provider's answer, in milliseconds. */
const timeoutMs = 2500;

type Ask = (
  transactionId: string,
  context: Context,
  read: Promise<ReadPayment>,
) => Promise<Settled>;

const unpaidOutcomes: ReadonlySet<ProviderOutcome | null> = new Set([
  'open',
  'unknown',
  'failed',
  'expired',
]);

const isUnpaid = ({ outcome }: Settled): boolean => unpaidOutcomes.has(outcome);

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
async function askHolder(
  claimId: string,
  heldUntil: Date,
  ask: Ask,
  context: Context,
): Promise<boolean> {
  const holder = await findHolder(claimId, context);
  if (!holder || !hasHeld(holder)) return false;
  const read = readPayment(holder._id, context);
  // A competing call may have found out meanwhile.
  if ((await read)?.snapshot.data().status !== holder.status) return true;
  // An answer that comes too late for this call is still processed.
  const settled = await Promise.race([ask(holder._id, context, read), setTimeout(timeoutMs, null)]);
  if (settled && settled.transaction?.status !== holder.status) return true;
  if (settled && isUnpaid(settled)) return false;
  const isBeingAsked = settled !== null && settled.outcome === null;
  if (isBeingAsked || holdStillBlocks(heldUntil, context.now())) throw toError(slotBeingPaid);
  return false;
}

/**
 * Queries the payments of expired holds that are in the way of a job at the slot.
 * @param ask queries the provider about a payment and settles it
 * @returns whether the slot may have changed
 * @throws ApiError slot_being_paid
 */
export async function askHolders(read: ReadSlot, ask: Ask, context: Context): Promise<boolean> {
  const { slot } = read;
  if (!slot.heldUntil || !hasLapsedHold(slot, context.now())) return false;
  const { holds = [], heldUntil } = bayFor(read, context.now()) ?? {};
  let hasChanged = false;
  for (const claimId of holds) {
    if (await askHolder(claimId, heldUntil ?? slot.heldUntil, ask, context)) hasChanged = true;
  }
  return hasChanged;
}
