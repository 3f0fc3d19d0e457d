import type { Slot } from '../slots/slot.ts';
import { isBeingPaidFor } from '../slots/slot-state.ts';

/**
 * The reason why a service cannot be deleted, as a text for the admin; null if it can be deleted.
 * @param upcomingBookings number of paid bookings with a future slot
 * @param slots the service's slots that may be held
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
