import { refusalOfOtherRefund } from '../bookings/expected-refund.ts';
import { refundTermsAfterReschedule, withoutNotice } from '../bookings/refund-terms.ts';
import {
  maxMovesPerDay,
  mayReschedule,
  type RescheduleVerdict,
} from '../bookings/reschedule-policy.ts';
import type { Refusal } from '../endpoint/errors.ts';
import { refusalOfTime, slotNotFound, slotTaken } from '../payments/sale-refusals.ts';
import type { BookingWindow } from '../slots/booking-window.ts';
import type { Slot } from '../slots/slot.ts';
import { businessDay } from '../time/business-time.ts';
import { inOtherPlace, type MoveFacts, noticeAfterMove } from './other-place.ts';
import type { Act, SaleWithTimeline } from './sale.ts';
import { bookingCancelled, bookingNotFound, conflict, type SaleDecision } from './sale-change.ts';

const refusals: Record<Exclude<RescheduleVerdict, 'possible' | 'there_already'>, Refusal> = {
  cancelled: bookingCancelled,
  begun: conflict('A booking that has begun cannot be rescheduled.'),
  other_service: conflict('A booking can only move to a slot of the same service.'),
  moved_too_often: conflict(
    `This booking was moved ${maxMovesPerDay} times today. Please call us to move it again.`,
  ),
  slot_taken: slotTaken,
};

/** Returns how often this customer has moved the booking on the business day of `now`. */
function movesToday({ timeline }: SaleWithTimeline, { by, now }: Act, timeZone: string): number {
  const today = businessDay(now, timeZone);
  return timeline.filter(
    (event) =>
      event.kind === 'rescheduled' &&
      event.by.uid === by.uid &&
      businessDay(event.createdAt, timeZone) === today,
  ).length;
}

interface Reschedule {
  /** With its availability for this booking; null: it is not offered. */
  target: Slot | null;
  window: BookingWindow;
  /** The right to a refund that the customer saw on screen; undefined if the caller did not say. */
  expected: boolean | undefined;
}

/**
 * Moves the caller's upcoming booking to an open slot of its service. A move after the free cancellation period forfeits the
 * right to a refund, unless there is no bay for the booking.
 */
export function reschedule(
  sale: SaleWithTimeline,
  { target, window, expected }: Reschedule,
  facts: MoveFacts,
  act: Act,
): SaleDecision {
  const { booking } = sale;
  if (booking?.customer.uid !== act.by.uid) return bookingNotFound;
  if (!target) return slotNotFound;
  const moves = movesToday(sale, act, window.timeZone);
  const verdict = mayReschedule({ ...booking, movesToday: moves }, target, act.now);
  if (verdict === 'there_already') return 'unchanged';
  if (verdict !== 'possible') return refusals[verdict];
  const refusal = refusalOfTime(target, window, act.now);
  if (refusal) return refusal;
  const terms = facts.isDisplaced ? withoutNotice(booking) : booking;
  const refundTerms = refundTermsAfterReschedule(terms, act.now);
  const other = refusalOfOtherRefund('move', booking, refundTerms !== 'forfeited', expected);
  if (other) return other;
  const change = {
    refundTerms,
    ...(terms !== booking && { cancellationHours: noticeAfterMove(booking, target, sale, facts) }),
  };
  return { ...inOtherPlace(booking, target, change, sale, facts, act), audit: [] };
}
