import type { Booking } from '@carwash/domain/bookings/booking';
import { useSlotClock } from '~/entities/slots/use-slot-clock';
import { StatusChip } from '~/ui/page/status-chip';
import { bookingStatusDisplay } from './booking-status-display';

interface StatusChipProps {
  booking: Pick<Booking, 'status' | 'stage' | 'slot' | 'isUnseen'>;
}

/** The booking's current status, for the staff. Updates by itself when the booking starts and when it ends. */
export function VisitStatusChip({ booking }: StatusChipProps) {
  return <StatusChip {...bookingStatusDisplay(booking, useSlotClock(booking.slot))} />;
}

/** The same for its customer, who is not told that nobody has seen them. */
export function BookingStatusChip({ booking: { status, stage, slot } }: StatusChipProps) {
  return <VisitStatusChip booking={{ status, stage, slot }} />;
}
