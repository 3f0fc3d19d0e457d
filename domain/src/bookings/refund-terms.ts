import { cancellationHoursOf } from '../payments/cancellation-notice.ts';
import type { Booking, RefundTerms } from './booking.ts';

const hourMs = 60 * 60_000;

/** By which notice the booking was sold, and when it starts. */
type NoticeFacts = Pick<Booking, 'cancellationHours'> & { slot: Pick<Booking['slot'], 'startsAt'> };

type BookingFacts = Pick<Booking, 'refundTerms' | 'amount'> & NoticeFacts;

/** The last moment at which cancelling gives the money back. */
export const freeCancellationEnd = (booking: NoticeFacts): Date =>
  new Date(booking.slot.startsAt.getTime() - cancellationHoursOf(booking) * hourMs);

const isInTime = (booking: NoticeFacts, now: Date): boolean => now <= freeCancellationEnd(booking);

/** Whether cancelling the booking at `now` gives a refund, or a refund has already been granted. */
export function refundsOnCancel(booking: BookingFacts, now: Date): boolean {
  const { refundTerms, amount } = booking;
  if (amount === 0) return false;
  if (refundTerms === 'granted') return true;
  return refundTerms === 'by_notice' && isInTime(booking, now);
}

/**
 * The refund terms after the customer reschedules at `now`. A reschedule after the free cancellation
 * period forfeits the refund, even if the new slot is later.
 */
export function refundTermsAfterReschedule(booking: BookingFacts, now: Date): RefundTerms {
  const { refundTerms, amount } = booking;
  const isAtStake = refundTerms === 'by_notice' && amount > 0;
  return isAtStake && !isInTime(booking, now) ? 'forfeited' : refundTerms;
}

/**
 * The notice of a booking after the desk has moved it to `startsAt`: it becomes shorter where the customer
 * could otherwise no longer cancel for free as late as before; at the latest until the start.
 * @param sold the notice by which it was sold, in hours: it never becomes longer, and comes back with the time
 */
export function noticeAfterDeskMove(booking: NoticeFacts, startsAt: Date, sold: number): number {
  const left = Math.floor((startsAt.getTime() - freeCancellationEnd(booking).getTime()) / hourMs);
  return Math.max(0, Math.min(sold, left));
}
