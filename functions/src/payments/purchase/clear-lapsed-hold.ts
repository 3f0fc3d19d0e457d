import { setTimeout } from 'node:timers/promises';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { holdStillBlocks } from '@carwash/domain/slots/hold';
import type { Slot } from '@carwash/domain/slots/slot';
import { hasLapsedHold } from '@carwash/domain/slots/slot-state';
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

async function findHolder({ claimId }: Slot, { db }: Context): Promise<Transaction | null> {
  if (claimId === null) return null;
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
 * Checks with the provider whether a slot with an expired hold was paid. If so, the slot is booked for
 * the hold's customer, else it is freed. If the provider cannot be queried, the slot stays blocked for
 * a short time only. Call this before every commit that takes an open slot.
 * @returns whether the slot may have changed: read it again and decide again
 * @throws ApiError slot_being_paid
 */
export async function clearLapsedHold(slot: Slot, context: Context): Promise<boolean> {
  if (!slot.heldUntil || !hasLapsedHold(slot, context.now())) return false;
  const holder = await findHolder(slot, context);
  if (holder?.status !== 'pending') return false;
  const read = readPayment(holder._id, context);
  // A rival may have found out since: a payment that has ended is no longer asked about.
  if ((await read)?.snapshot.data().status !== 'pending') return true;
  const settled = await askBriefly(holder._id, read, context);
  if (settled && settled.transaction?.status !== 'pending') return true;
  const isBeingAsked = settled !== null && settled.outcome === null;
  if (isBeingAsked || holdStillBlocks(slot.heldUntil, context.now())) throw slotBeingPaid();
  return false;
}
