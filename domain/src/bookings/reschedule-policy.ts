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
  | 'slot_taken';

type BookingFacts = Pick<Booking, 'status'> & {
  service: Pick<Booking['service'], '_id'>;
  slot: Pick<Booking['slot'], '_id' | 'startsAt'>;
};
type SlotFacts = Pick<Slot, '_id' | 'serviceId' | 'isBooked' | 'heldUntil' | 'startsAt'>;

/**
 * Whether a booking may be rescheduled to `slot`: only before its current slot starts, and only to an
 * open slot of the same service.
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
  return isSlotOpen(slot, now) ? 'possible' : 'slot_taken';
}
