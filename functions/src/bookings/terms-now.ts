import type { Booking } from '@carwash/domain/bookings/booking';
import { noticeAfterDeskMove, withoutNotice } from '@carwash/domain/bookings/refund-terms';
import type { BookedSlot } from '@carwash/domain/slots/slot';
import type { Context } from '../context.ts';
import { isDisplaced } from '../days/is-displaced.ts';
import { readPayment } from './read-payment.ts';

/** Returns the booking with the refund terms that count now: without notice while there is no bay for it. */
export const withTermsNow = async (
  booking: Booking,
  context: Pick<Context, 'db'>,
): Promise<Booking> => ((await isDisplaced(booking, context)) ? withoutNotice(booking) : booking);

/**
 * Returns the cancellation notice, in hours, of a booking that moves to `slot` by no wish of its customer: free
 * cancellation ends no earlier than by the terms that count now.
 */
export async function noticeUnder(
  terms: Booking,
  slot: Pick<BookedSlot, 'startsAt'>,
  context: Context,
): Promise<number> {
  const { cancellationHours: sold } = (await readPayment(terms, context)).data();
  return noticeAfterDeskMove(terms, slot.startsAt, sold);
}

/** Returns the cancellation notice, in hours, of a booking that the desk moves to `slot`. */
export async function noticeAt(
  slot: Pick<BookedSlot, 'startsAt'>,
  booking: Booking,
  context: Context,
): Promise<number> {
  // In another bay at the same time nothing changes, so a notice that is none for now is not stored.
  const isSameTime = slot.startsAt.getTime() === booking.slot.startsAt.getTime();
  return noticeUnder(isSameTime ? booking : await withTermsNow(booking, context), slot, context);
}
