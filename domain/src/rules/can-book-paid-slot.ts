import type { Slot } from '../entities/slot.ts';
import type { Transaction } from '../entities/transaction.ts';
import { isBeingPaidFor, isSlotOpen } from './slot-state.ts';

/** Whether `transaction` is the one that holds or has booked `slot`. */
export const ownsSlot = (
  slot: Pick<Slot, 'claimId'>,
  transaction: Pick<Transaction, 'claimId'>,
): boolean => slot.claimId === transaction.claimId;

/**
 * Whether a verified payment may still become a booking of its slot: its own hold is running (even
 * if the slot began in the meantime), or the slot is open to anybody. Otherwise the money goes back.
 */
export function canBookPaidSlot(
  slot: Pick<Slot, 'isBooked' | 'heldUntil' | 'startsAt' | 'claimId'>,
  transaction: Pick<Transaction, 'claimId'>,
  now: Date,
): boolean {
  const ownHoldRuns = ownsSlot(slot, transaction) && isBeingPaidFor(slot, now);
  return ownHoldRuns || isSlotOpen(slot, now);
}
