import type { Booking } from '@carwash/domain/bookings/booking';
import { useSlotClock } from '~/entities/slots/use-slot-clock';
import { StatusChip } from '~/ui/page/status-chip';
import { bookingStatusDisplay } from './booking-status-display';

/** The booking's current status. Updates by itself when the booking starts and when it ends. */
export function BookingStatusChip({
  booking,
}: {
  booking: Pick<Booking, 'status' | 'stage' | 'slot'>;
}) {
  return <StatusChip {...bookingStatusDisplay(booking, useSlotClock(booking.slot))} />;
}
