import { type Booking, bookingStatusLabels } from '@carwash/domain/bookings/booking';
import { bookingState } from '@carwash/domain/bookings/booking-state';
import type { Tone } from '~/ui/page/status-chip';

/** A booking whose time is over, before it is marked as completed or as a no-show. */
export const finishedLabel = 'Finished';

interface BookingStatusDisplay {
  label: string;
  tone: Tone;
}

/**
 * Label and colour of a booking's status at `now`: a confirmed booking is in progress from its
 * start to its end.
 */
export function bookingStatusDisplay(
  {
    status,
    slot,
  }: Pick<Booking, 'status'> & { slot: Pick<Booking['slot'], 'startsAt' | 'endsAt'> },
  now: Date,
): BookingStatusDisplay {
  if (status === 'cancelled') return { label: bookingStatusLabels.cancelled, tone: 'neutral' };
  if (status === 'completed') return { label: bookingStatusLabels.completed, tone: 'good' };
  if (status === 'no_show') return { label: bookingStatusLabels.no_show, tone: 'bad' };
  if (bookingState({ status, slot }, now) === 'upcoming') {
    return { label: bookingStatusLabels.pending, tone: 'good' };
  }
  return slot.endsAt > now
    ? { label: 'In progress', tone: 'waiting' }
    : { label: finishedLabel, tone: 'neutral' };
}
