import { holdStillBlocks } from '../slots/hold.ts';
import type { Slot } from '../slots/slot.ts';
import { isSlotOpen } from '../slots/slot-state.ts';
import type { Transaction } from './transaction.ts';

/** Whether `slot` is held or booked by `transaction`. */
export const ownsSlot = (
  slot: Pick<Slot, 'claimId'>,
  transaction: Pick<Transaction, 'claimId'>,
): boolean => slot.claimId === transaction.claimId;

/** Whether `transaction` holds `slot` before its start, or may renew its expired hold. */
export const holdsSlot = (
  transaction: Pick<Transaction, 'claimId'>,
  slot: Pick<Slot, 'claimId' | 'isBooked' | 'startsAt'> | null,
  now: Date,
): boolean =>
  slot !== null &&
  ownsSlot(slot, transaction) &&
  slot.isBooked === 'available' &&
  slot.startsAt > now;

/**
 * Whether a verified payment may still become a booking of its slot. Yes if its own hold is active or
 * has only just expired (even if the slot has begun in the meantime), or if the slot is open. Otherwise
 * the payment is refunded.
 */
export function mayBookPaidSlot(
  slot: Pick<Slot, 'isBooked' | 'heldUntil' | 'startsAt' | 'claimId'>,
  transaction: Pick<Transaction, 'claimId'>,
  now: Date,
): boolean {
  const { isBooked, heldUntil } = slot;
  const isKeptForIt =
    ownsSlot(slot, transaction) &&
    isBooked === 'available' &&
    heldUntil !== null &&
    holdStillBlocks(heldUntil, now);
  return isKeptForIt || isSlotOpen(slot, now);
}
