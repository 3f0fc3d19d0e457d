import type { Booking, RefundTerms } from './booking.ts';

/**
 * Minimum notice for a refund: a booking that is cancelled at least this long before its start is
 * refunded. In milliseconds.
 */
export const refundNoticeMs = 24 * 60 * 60_000;

/** The last moment at which cancelling gives the money back. */
export const freeCancellationEnd = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - refundNoticeMs);

type BookingFacts = Pick<Booking, 'refundTerms' | 'amount'> & {
  slot: Pick<Booking['slot'], 'startsAt'>;
};

const isInTime = (startsAt: Date, now: Date): boolean =>
  now.getTime() <= freeCancellationEnd(startsAt).getTime();

/** Whether cancelling the booking at `now` gives a refund, or a refund has already been granted. */
export function refundsOnCancel({ refundTerms, amount, slot }: BookingFacts, now: Date): boolean {
  if (amount === 0) return false;
  if (refundTerms === 'granted') return true;
  return refundTerms === 'by_notice' && isInTime(slot.startsAt, now);
}

/**
 * The refund terms after the customer reschedules at `now`. A reschedule after the free cancellation
 * period forfeits the refund, even if the new slot is later.
 */
export function refundTermsAfterReschedule(
  { refundTerms, amount, slot }: BookingFacts,
  now: Date,
): RefundTerms {
  const isAtStake = refundTerms === 'by_notice' && amount > 0;
  return isAtStake && !isInTime(slot.startsAt, now) ? 'forfeited' : refundTerms;
}
