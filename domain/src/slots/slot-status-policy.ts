import type { Slot } from './slot.ts';
import { isBeingPaidFor } from './slot-state.ts';

/**
 * Why the business cannot open or close a slot now; null if it can. A customer's booking, and the
 * slot under a customer who is paying, are not the business's to change.
 */
export function slotStatusBlocker(
  slot: Pick<Slot, 'isBooked' | 'heldUntil'>,
  status: 'available' | 'canceled',
  now: Date,
): 'booked' | 'being_paid_for' | null {
  if (slot.isBooked === 'booked') return 'booked';
  return status === 'canceled' && isBeingPaidFor(slot, now) ? 'being_paid_for' : null;
}
