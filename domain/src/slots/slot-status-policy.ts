import type { Slot } from './slot.ts';
import { isBeingPaidFor } from './slot-state.ts';

/**
 * The reason why an admin cannot open or close a slot; null if they can. A slot that is booked or being
 * paid for cannot be changed.
 */
export function slotStatusBlocker(
  slot: Pick<Slot, 'isBooked' | 'heldUntil'>,
  status: 'available' | 'canceled',
  now: Date,
): 'booked' | 'being_paid_for' | null {
  if (slot.isBooked === 'booked') return 'booked';
  return status === 'canceled' && isBeingPaidFor(slot, now) ? 'being_paid_for' : null;
}
