import { isStaffRole } from '../roles/role.ts';
import type { BookedSlot } from '../slots/slot.ts';
import type { BookingEvent } from './booking.ts';

interface MovedBooking {
  slot: BookedSlot;
  movedFrom?: BookedSlot | null | undefined;
}

/**
 * Returns the slot from which the business has moved a booking, after one more move: the last one that the
 * customer chose. null after a move by the customer, and back where the customer wanted to be.
 */
export function movedFromAfter(
  before: MovedBooking,
  to: Pick<BookedSlot, '_id'>,
  by: Pick<BookingEvent['by'], 'role'>,
): BookedSlot | null {
  if (!isStaffRole(by.role)) return null;
  const chosen = before.movedFrom ?? before.slot;
  return chosen._id === to._id ? null : chosen;
}
