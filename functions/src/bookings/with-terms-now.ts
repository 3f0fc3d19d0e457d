import type { Booking } from '@carwash/domain/bookings/booking';
import { withoutNotice } from '@carwash/domain/bookings/refund-terms';
import { isDisplaced } from '../days/is-displaced.ts';
import type { DaysContext } from '../days/read-days.ts';

/** Returns the booking with the refund terms that count now: without notice while there is no bay for it. */
export const withTermsNow = async (
  booking: Booking,
  context: Pick<DaysContext, 'db'>,
): Promise<Booking> => ((await isDisplaced(booking, context)) ? withoutNotice(booking) : booking);
