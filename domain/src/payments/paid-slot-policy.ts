import { holdStillBlocks } from '../slots/hold.ts';
import type { Slot, SlotClaim } from '../slots/slot.ts';
import { claimOf, isSlotOpen } from '../slots/slot-state.ts';
import type { Transaction } from './transaction.ts';

type Owner = Pick<Transaction, 'claimId'>;

/** Returns the hold of `owner`, unless its bay has been closed or given to a booking since. */
export function holdOf(slot: Pick<Slot, 'claims' | 'free'>, owner: Owner): SlotClaim | undefined {
  const claim = claimOf(slot, owner);
  return slot.free.some(({ bay }) => bay === claim?.bay) ? claim : undefined;
}

/** Tells whether `transaction` holds `slot` before its start, or may renew its expired hold. */
export const holdsSlot = (
  transaction: Owner,
  slot: Pick<Slot, 'claims' | 'free' | 'isBooked' | 'startsAt'> | null,
  now: Date,
): boolean =>
  slot !== null &&
  slot.isBooked !== 'canceled' &&
  Boolean(holdOf(slot, transaction)?.heldUntil) &&
  slot.startsAt > now;

/**
 * Tells whether a verified payment may still become a booking of its slot. Yes if its own hold is active or
 * has only just expired (even if the slot has begun in the meantime, but not once it has ended), if nobody has got
 * the minutes of its expired hold, not even somebody who waits for them, or if the slot is open. Otherwise the payment
 * is refunded.
 */
export function mayBookPaidSlot(
  slot: Pick<Slot, 'isBooked' | 'heldUntil' | 'startsAt' | 'endsAt' | 'claims' | 'free'>,
  transaction: Owner,
  now: Date,
): boolean {
  if (slot.endsAt <= now) return false;
  const own = holdOf(slot, transaction)?.heldUntil;
  const isTheirs = Boolean(own && holdStillBlocks(own, now)) || holdsSlot(transaction, slot, now);
  return isTheirs || isSlotOpen(slot, now);
}
