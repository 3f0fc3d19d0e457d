import type { Slot } from '../slots/slot.ts';
import { isBeingPaidFor } from '../slots/slot-state.ts';

/**
 * Why a service cannot be removed, as it is told to whoever wants to; null if it can.
 * @param upcomingBookings how many customers have paid for a slot that is to come
 * @param slots those of its slots that may be held
 */
export function serviceDeletionBlocker(
  upcomingBookings: number,
  slots: readonly Pick<Slot, 'isBooked' | 'heldUntil'>[],
  now: Date,
): string | null {
  if (upcomingBookings > 0) {
    const bookings = upcomingBookings === 1 ? 'booking' : 'bookings';
    return `This service has ${upcomingBookings} upcoming ${bookings}.`;
  }
  const isPaidFor = slots.some((slot) => isBeingPaidFor(slot, now));
  return isPaidFor ? 'A customer is paying for this service right now. Try again later.' : null;
}
