import type { Booking } from '@carwash/domain/bookings/booking';
import { mayCancel, nextCancelChange } from '@carwash/domain/bookings/cancellation-policy';
import { withoutNotice } from '@carwash/domain/bookings/refund-terms';
import { displacedJobs } from '@carwash/domain/slots/with-bays';
import { useDay } from '~/entities/slots/queries';
import { useNow } from '~/lib/clock/use-now';

/**
 * Returns the booking with the refund terms that count now: without notice while there is no bay for it. Reads its day only
 * if cancelling would give no refund otherwise.
 */
export function useTermsNow(booking: Booking): Booking {
  // Computed on every render: the booking may have changed after `useNow` last fired.
  const now = new Date();
  useNow(nextCancelChange(booking, now));
  const day = useDay(mayCancel(booking, now) === 'no_refund' ? booking.slot.date : null);
  const displaced = day.state === 'ready' && day.data ? displacedJobs(day.data) : [];
  return displaced.includes(booking.claimId) ? withoutNotice(booking) : booking;
}
