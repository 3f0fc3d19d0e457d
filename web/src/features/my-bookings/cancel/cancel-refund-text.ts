import type { Booking } from '@carwash/domain/bookings/booking';
import { noRefundText } from '@carwash/domain/bookings/free-cancellation-text';
import { anyRefundPromise, type RefundSettings } from '@carwash/domain/payments/refund-time';
import { hoursText } from '@carwash/domain/time/durations';
import { formatMinor } from '~/ui/format/format-price';

/**
 * Explains whether the money is refunded when a booking is cancelled, and why.
 * @param leftMinor what was paid and has not gone back, in minor units; null while it is not known
 * @param refunds whether the money is refunded; the server has the last word
 */
export function refundText(
  booking: Pick<Booking, 'amount' | 'refundTerms' | 'cancellationHours'>,
  leftMinor: number | null,
  refunds: boolean,
  settings: RefundSettings,
): string {
  const { amount, refundTerms } = booking;
  if (amount === 0) return 'It was free of charge, so there is nothing to give back.';
  if (refundTerms === 'unpaid') return 'It is not paid yet, so there is nothing to give back.';
  const isGranted = refundTerms === 'granted';
  if (leftMinor === 0 && !isGranted)
    return 'Nothing is paid yet, so there is nothing to give back.';
  if (refunds) {
    if (leftMinor === 0) return 'Your money was returned to you already.';
    if (isGranted && leftMinor === null) return 'Your money goes back to you already.';
    const sum = leftMinor === null ? 'what is left of your payment' : formatMinor(leftMinor);
    return isGranted
      ? `You are getting ${sum} back already. ${anyRefundPromise(settings)}`
      : `You will get ${sum} back. ${anyRefundPromise(settings)}`;
  }
  return refundTerms === 'forfeited'
    ? `It was moved less than ${hoursText(booking.cancellationHours)} before it was to start, so there is no refund.`
    : noRefundText(booking);
}
