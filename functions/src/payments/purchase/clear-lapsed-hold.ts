import { setTimeout } from 'node:timers/promises';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { isKept } from '@carwash/domain/slots/hold';
import type { Slot } from '@carwash/domain/slots/slot';
import { hasLapsedHold } from '@carwash/domain/slots/slot-state';
import type { Context } from '../../context.ts';
import { askUnlessJustAsked, type Settled } from '../settlement/ask-and-settle.ts';
import { slotBeingPaid } from '../slot-taken.ts';

/** How long somebody who wants a slot waits for the provider to say something of it, in milliseconds. */
const patienceMs = 2500;

async function findHolder({ claimId }: Slot, { db }: Context): Promise<Transaction | null> {
  if (claimId === null) return null;
  const found = await db.transactions.where('claimId', '==', claimId).limit(1).get();
  return found.docs[0]?.data() ?? null;
}

/** @returns null if there was no answer in time; it is acted on all the same when it comes */
const askBriefly = (transactionId: string, context: Context): Promise<Settled | null> =>
  Promise.race([askUnlessJustAsked(transactionId, context), setTimeout(patienceMs, null)]);

/**
 * Finds out whether a slot that is to be taken, and whose hold has run out, was paid for: then it is
 * booked for who held it, else it is freed. A provider that cannot be asked keeps the slot from others
 * for a short while, and not longer. Call it before every commit that takes an open slot.
 * @returns whether the slot may have changed: read it again and decide again
 * @throws ApiError slot_being_paid
 */
export async function clearLapsedHold(slot: Slot, context: Context): Promise<boolean> {
  if (!slot.heldUntil || !hasLapsedHold(slot, context.now())) return false;
  const holder = await findHolder(slot, context);
  if (holder?.status !== 'pending') return false;
  const settled = await askBriefly(holder._id, context);
  if (settled && settled.transaction?.status !== 'pending') return true;
  const isBeingAsked = settled !== null && settled.outcome === null;
  if (isBeingAsked || isKept(slot.heldUntil, context.now())) throw slotBeingPaid();
  return false;
}
