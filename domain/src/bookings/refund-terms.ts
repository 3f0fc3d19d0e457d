import type { Booking, RefundTerms } from './booking.ts';

/** The money comes back when a booking is cancelled at least this long before it starts, in ms. */
export const refundNoticeMs = 24 * 60 * 60_000;

type BookingFacts = Pick<Booking, 'refundTerms' | 'amount'> & {
  slot: Pick<Booking['slot'], 'startsAt'>;
};

const isInTime = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= refundNoticeMs;

/** Whether the customer who cancels a booking at `now` gets the money back, or has it coming anyway. */
export function refundsOnCancel({ refundTerms, amount, slot }: BookingFacts, now: Date): boolean {
  if (amount === 0) return false;
  if (refundTerms === 'granted') return true;
  return refundTerms === 'by_notice' && isInTime(slot.startsAt, now);
}

/**
 * What a booking's terms are once its customer has moved it at `now`: who moves it when cancelling
 * would cost the money already does not win the money back with the later start.
 */
export function termsAfterMove(
  { refundTerms, amount, slot }: BookingFacts,
  now: Date,
): RefundTerms {
  const isAtStake = refundTerms === 'by_notice' && amount > 0;
  return isAtStake && !isInTime(slot.startsAt, now) ? 'forfeited' : refundTerms;
}
