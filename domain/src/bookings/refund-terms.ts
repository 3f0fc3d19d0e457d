import { hourMs } from '../time/durations.ts';
import type { Booking, RefundTerms } from './booking.ts';

/** The cancellation notice of a booking, and its start. */
type NoticeFacts = Pick<Booking, 'cancellationHours'> & { slot: Pick<Booking['slot'], 'startsAt'> };

type BookingFacts = Pick<Booking, 'refundTerms' | 'amount'> & NoticeFacts;

/** Returns the last time at which cancelling gives a refund. */
export const freeCancellationEnd = (booking: NoticeFacts): Date =>
  new Date(booking.slot.startsAt.getTime() - booking.cancellationHours * hourMs);

/** Tells whether cancelling gives no refund any more. */
export const isNoticeOver = (booking: NoticeFacts, now: Date): boolean =>
  now > freeCancellationEnd(booking);

/** Tells whether cancelling the booking at `now` gives a refund, or a refund has already been granted. */
export function refundsOnCancel(booking: BookingFacts, now: Date): boolean {
  const { refundTerms, amount } = booking;
  if (amount === 0) return false;
  if (refundTerms === 'granted') return true;
  return refundTerms === 'by_notice' && !isNoticeOver(booking, now);
}

/**
 * Returns a booking for which the business has no bay any more: until it starts, its customer can cancel it for a refund or
 * move it without losing the right to one. What was forfeited before stays so.
 */
export const withoutNotice = <B extends Pick<Booking, 'refundTerms' | 'cancellationHours'>>(
  booking: B,
): B => (booking.refundTerms === 'by_notice' ? { ...booking, cancellationHours: 0 } : booking);

/**
 * Returns the refund terms after the customer reschedules at `now`. A reschedule after the free cancellation
 * period forfeits the refund, even if the new slot is later.
 */
export function refundTermsAfterReschedule(booking: BookingFacts, now: Date): RefundTerms {
  const { refundTerms, amount } = booking;
  const isAtStake = refundTerms === 'by_notice' && amount > 0;
  return isAtStake && isNoticeOver(booking, now) ? 'forfeited' : refundTerms;
}

/**
 * Returns the notice of a booking after the desk has moved it to `startsAt`. The notice becomes shorter if
 * the move would otherwise bring the end of free cancellation forward, but free cancellation ends with the
 * start at the latest.
 * @param sold the notice at the time of sale, in hours: the notice never becomes longer than that, but
 * returns to it when a later move allows it
 */
export function noticeAfterDeskMove(booking: NoticeFacts, startsAt: Date, sold: number): number {
  const left = Math.floor((startsAt.getTime() - freeCancellationEnd(booking).getTime()) / hourMs);
  return Math.max(0, Math.min(sold, left));
}
