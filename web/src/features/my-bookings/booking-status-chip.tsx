import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingLook } from '~/components/bookings/booking-look.ts';
import { StatusChip } from '~/components/status-chip.tsx';
import { useSlotClock } from '~/lib/use-slot-clock.ts';

/** What a booking is just now; changes by itself when its time comes and when it is over. */
export function BookingStatusChip({ booking }: { booking: Booking }) {
  return <StatusChip {...bookingLook(booking, useSlotClock(booking.slot))} />;
}
