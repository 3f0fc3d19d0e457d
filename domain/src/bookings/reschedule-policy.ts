import type { Slot } from '../slots/slot.ts';
import { isSlotOpen } from '../slots/slot-state.ts';
import type { Booking } from './booking.ts';
import { bookingState } from './booking-state.ts';

export type RescheduleVerdict =
  | 'possible'
  /** The booking already has this slot, for example because the call was repeated. */
  | 'there_already'
  | 'cancelled'
  | 'begun'
  | 'other_service'
  | 'moved_too_often'
  | 'slot_taken';

/** Most moves by a customer on one business day. After that only the desk moves the booking. */
export const maxMovesPerDay = 5;

type BookingFacts = Pick<Booking, 'status' | 'stage'> & {
  /** Number of moves by the customer today. */
  movesToday: number;
  service: Pick<Booking['service'], '_id'>;
  slot: Pick<Booking['slot'], '_id' | 'startsAt'>;
};
type SlotFacts = Pick<Slot, '_id' | 'serviceId' | 'isBooked' | 'heldUntil' | 'startsAt'>;

/**
 * Tells whether a booking may be rescheduled to `slot`: only before it has begun, only to an open
 * slot of the same service, and only a few times on one day.
 */
export function mayReschedule(
  booking: BookingFacts,
  slot: SlotFacts,
  now: Date,
): RescheduleVerdict {
  const state = bookingState(booking, now);
  if (state !== 'upcoming') return state;
  if (slot.serviceId !== booking.service._id) return 'other_service';
  if (slot._id === booking.slot._id) return 'there_already';
  if (booking.movesToday >= maxMovesPerDay) return 'moved_too_often';
  return isSlotOpen(slot, now) ? 'possible' : 'slot_taken';
}
