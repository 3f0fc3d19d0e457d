import { setTimeout } from 'node:timers/promises';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { holdStillBlocks } from '@carwash/domain/slots/hold';
import { hasLapsedHold } from '@carwash/domain/slots/slot-state';
import type { ReadSlot } from '../../bays/read-days.ts';
import { bayFor } from '../../bays/take-bay.ts';
import type { Context } from '../../context.ts';
import {
  askUnlessJustAsked,
  type ReadPayment,
  readPayment,
  type Settled,
} from '../settlement/ask-and-settle.ts';
import { slotBeingPaid } from '../slot-conflict-errors.ts';

/** How long a customer who wants the slot waits for the provider's answer, in milliseconds. */
const timeoutMs = 2500;

async function findHolder(claimId: string, { db }: Context): Promise<Transaction | null> {
  const found = await db.transactions.where('claimId', '==', claimId).limit(1).get();
  return found.docs[0]?.data() ?? null;
}

/** @returns null if there was no answer in time; a later answer is still processed */
const askBriefly = (
  transactionId: string,
  read: Promise<ReadPayment>,
  context: Context,
): Promise<Settled | null> =>
  Promise.race([askUnlessJustAsked(transactionId, context, read), setTimeout(timeoutMs, null)]);

/**
 * @returns whether the hold may have ended otherwise
 * @throws ApiError slot_being_paid
 */
async function clearHold(claimId: string, heldUntil: Date, context: Context): Promise<boolean> {
  const holder = await findHolder(claimId, context);
  if (holder?.status !== 'pending') return false;
  const read = readPayment(holder._id, context);
  // A rival may have found out since: a payment that has ended is no longer asked about.
  if ((await read)?.snapshot.data().status !== 'pending') return true;
  const settled = await askBriefly(holder._id, read, context);
  if (settled && settled.transaction?.status !== 'pending') return true;
  const isBeingAsked = settled !== null && settled.outcome === null;
  if (isBeingAsked || holdStillBlocks(heldUntil, context.now())) throw slotBeingPaid();
  return false;
}

/**
 * Where every bay is booked or was held, checks with the provider whether the expired holds in the way
 * were paid. If so, their customers have the bay, else they are taken out. If the provider cannot be
 * queried, they block the bay for a short time only. Call this before every commit that takes an open slot.
 * @returns whether the slot may have changed: read it again and decide again
 * @throws ApiError slot_being_paid
 */
export async function clearLapsedHolds(read: ReadSlot, context: Context): Promise<boolean> {
  const { slot } = read;
  if (!slot.heldUntil || !hasLapsedHold(slot, context.now())) return false;
  const { holds = [], heldUntil } = bayFor(read, context.now()) ?? {};
  let hasChanged = false;
  for (const claimId of holds) {
    if (await clearHold(claimId, heldUntil ?? slot.heldUntil, context)) hasChanged = true;
  }
  return hasChanged;
}
