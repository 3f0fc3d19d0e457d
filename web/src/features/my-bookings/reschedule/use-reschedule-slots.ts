import type { Booking } from '@carwash/domain/bookings/booking';
import {
  nextChange,
  type OfferedSlot,
  offerSlotsForMove,
} from '@carwash/domain/bookings/offered-slot';
import { useSlots } from '~/entities/slots/use-slots.ts';
import { useNow } from '~/lib/clock/use-now.ts';
import type { Live } from '~/lib/live/live.ts';

/**
 * The slots of a booking's service on one day, earliest first, live, as they stand for who wants to
 * move the booking. Loading while no day is chosen.
 * @param day yyyy-MM-dd
 */
export function useRescheduleSlots(booking: Booking, day: string | null): Live<OfferedSlot[]> {
  const slots = useSlots(booking.service._id, day);
  // Read anew in every rendering: the slots may be younger than the last time that something ended.
  const now = new Date();
  useNow(slots.state === 'ready' ? nextChange(slots.data, now) : null);
  if (slots.state !== 'ready') return slots;
  return { state: 'ready', data: offerSlotsForMove(slots.data, booking, now) };
}
