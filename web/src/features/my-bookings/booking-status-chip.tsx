import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingLook } from '~/entities/bookings/booking-look.ts';
import { useSlotClock } from '~/entities/slots/use-slot-clock.ts';
import { StatusChip } from '~/ui/page/status-chip.tsx';

/** What a booking is just now; changes by itself when its time comes and when it is over. */
export function BookingStatusChip({ booking }: { booking: Booking }) {
  return <StatusChip {...bookingLook(booking, useSlotClock(booking.slot))} />;
}
