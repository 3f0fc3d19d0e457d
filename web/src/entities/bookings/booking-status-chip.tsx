import type { Booking } from '@carwash/domain/bookings/booking';
import { useSlotClock } from '~/entities/slots/use-slot-clock';
import { StatusChip } from '~/ui/page/status-chip';
import { bookingLook } from './booking-look';

/** What a booking is just now; changes by itself when its time comes and when it is over. */
export function BookingStatusChip({ booking }: { booking: Booking }) {
  return <StatusChip {...bookingLook(booking, useSlotClock(booking.slot))} />;
}
