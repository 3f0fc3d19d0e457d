import { isKept } from '../slots/hold.ts';
import type { Slot } from '../slots/slot.ts';
import { isSlotOpen } from '../slots/slot-state.ts';
import type { Transaction } from './transaction.ts';

/** Whether `transaction` is the one that holds or has booked `slot`. */
export const ownsSlot = (
  slot: Pick<Slot, 'claimId'>,
  transaction: Pick<Transaction, 'claimId'>,
): boolean => slot.claimId === transaction.claimId;

/** Whether `transaction` holds `slot`, which has not begun, or may take its lapsed hold up again. */
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
 * Whether a verified payment may still become a booking of its slot: its own hold is running or has
 * only just ended (even if the slot began in the meantime), or the slot is open to anybody. Otherwise
 * the money goes back.
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
    isKept(heldUntil, now);
  return isKeptForIt || isSlotOpen(slot, now);
}
