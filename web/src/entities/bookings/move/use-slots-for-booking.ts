import type { Booking } from '@carwash/domain/bookings/booking';
import {
  addAvailabilityAtDesk,
  addAvailabilityForReschedule,
  nextChangeOfSlots,
  type SlotWithAvailability,
} from '@carwash/domain/bookings/slots-with-availability';
import type { OpeningHours } from '@carwash/domain/settings/opening-hours';
import type { BookingWindow } from '@carwash/domain/slots/booking-window';
import { minutesSold } from '@carwash/domain/slots/job-length';
import { useSlots } from '~/entities/slots/queries';
import { useNow } from '~/lib/clock/use-now';
import type { QueryState } from '~/lib/query-state';

/**
 * Returns the slots of a booking's service on one day, earliest first, live, with their availability for
 * moving this booking. Loading while no day is chosen.
 * @param day yyyy-MM-dd
 * @param window booking window of the person who moves it
 * @param hours opening hours within which a longer job must end; null: a move at the desk, where jobs may end
 * later
 */
export function useSlotsForBooking(
  booking: Booking,
  day: string | null,
  window: BookingWindow,
  hours: OpeningHours | null,
): QueryState<SlotWithAvailability[]> {
  const length = { takes: minutesSold(booking), hours };
  const slots = useSlots(booking.service._id, day, { ignored: booking.claimId, length });
  // Computed on every render: the slots may have arrived after `useNow` last fired.
  const now = new Date();
  useNow(slots.state === 'ready' ? nextChangeOfSlots(slots.data, window, now) : null);
  if (slots.state !== 'ready') return slots;
  const add = hours === null ? addAvailabilityAtDesk : addAvailabilityForReschedule;
  return { state: 'ready', data: add(slots.data, booking, window, now) };
}
