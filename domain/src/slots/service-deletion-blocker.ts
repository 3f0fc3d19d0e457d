import type { Job } from '../days/day.ts';
import { holdStillBlocks } from './hold.ts';

/**
 * Returns the reason why a service can't be deleted, as a text for the console; null if it can be deleted.
 * @param upcomingBookings number of paid bookings with a future slot
 * @param jobs the service's jobs in bays
 */
export function serviceDeletionBlocker(
  upcomingBookings: number,
  jobs: readonly Pick<Job, 'heldUntil'>[],
  now: Date,
): string | null {
  if (upcomingBookings > 0) {
    const bookings = upcomingBookings === 1 ? 'booking' : 'bookings';
    return `This service has ${upcomingBookings} upcoming ${bookings}.`;
  }
  const isPaidFor = jobs.some(({ heldUntil }) => heldUntil && holdStillBlocks(heldUntil, now));
  return isPaidFor ? 'A customer is paying for this service right now. Try again later.' : null;
}
