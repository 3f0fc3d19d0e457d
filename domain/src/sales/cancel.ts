import type { Booking } from '../bookings/booking.ts';
import { mayCancel } from '../bookings/cancellation-policy.ts';
import type { CancelByAdmin } from '../bookings/endpoints.ts';
import { refusalOfOtherRefund } from '../bookings/expected-refund.ts';
import { withoutNotice } from '../bookings/refund-terms.ts';
import type { Refusal } from '../endpoint/errors.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { leaveBayForGood } from './bay-of-visit.ts';
import { allBack, auditOfBack, cashHanded, type MoneyBack, paymentsOf } from './money-back.ts';
import type { Act, Sale, SaleWithTimeline } from './sale.ts';
import { bookingNotFound, conflict, type SaleChange, type SaleDecision } from './sale-change.ts';

/** Returns whether cancelling gives a refund, or why the booking cannot be cancelled. */
function refundOrRefusal(booking: Booking, now: Date): boolean | Refusal {
  const verdict = mayCancel(booking, now);
  if (verdict === 'begun') return conflict('A booking that has begun cannot be cancelled.');
  if (verdict !== 'cancelled') return verdict === 'refund';
  return conflict(
    booking.refundTerms === 'granted'
      ? 'This booking has already been cancelled, and the money goes back.'
      : 'This booking has already been cancelled, without a refund.',
  );
}

interface Cancellation {
  reason?: string;
  /** handed_back: the desk has handed cash out; money of a card is due. */
  refund: 'none' | 'due' | 'handed_back';
}

interface Cancelled {
  change: Omit<SaleChange, 'audit'>;
  handed: readonly MoneyBack[];
}

/** Nothing is owed twice: where the terms are `granted`, an earlier refund is due or done. */
const owesRefund = ({ refundTerms }: Booking, refund: Cancellation['refund']): boolean =>
  refund !== 'none' && refundTerms !== 'granted' && refundTerms !== 'unpaid';

function cancelled(
  booking: Booking,
  { payments, days }: Sale,
  { refund, reason }: Cancellation,
  { by, now }: Act,
): Cancelled | 'stale' {
  const owes = owesRefund(booking, refund);
  const ownStatus = payments[0]?.status;
  if (owes && ownStatus !== 'success') return 'stale';
  if (booking.refundTerms === 'unpaid' && ownStatus !== 'unpaid') return 'stale';
  const how = {
    reason: reason ?? '',
    refundReason: 'booking_cancelled',
    handsCash: refund === 'handed_back',
  } as const;
  const backs = payments
    .filter(({ status }) => owes || status === 'unpaid')
    .flatMap((payment) => allBack(payment, how, now) ?? []);
  const { handed, isDue, facts } = cashHanded(backs);
  const told = { by, ...(reason !== undefined && { reason }) };
  const left = leaveBayForGood(booking, days);
  return {
    change: {
      jobs: left.jobs,
      booking: {
        ...left.booking,
        status: 'cancelled',
        refundTerms: isDue || handed.length > 0 ? 'granted' : booking.refundTerms,
        sequence: booking.sequence + 1,
      },
      payments: paymentsOf(backs),
      events: [
        { kind: 'cancelled', ...told },
        ...(handed.length > 0 ? [{ kind: 'refunded', ...told, ...facts } as const] : []),
      ],
    },
    handed,
  };
}

/**
 * Cancels the caller's upcoming booking; one that they have cancelled stays as it is. They get a refund if they keep the
 * notice of the sale, or if no bay can do the booking any more.
 * @param expected the refund that the customer saw on screen; undefined if the caller did not say
 * @param isDisplaced whether no bay can do the booking any more
 */
export function cancelOwn(
  sale: SaleWithTimeline,
  { expected, isDisplaced }: { expected: boolean | undefined; isDisplaced: boolean },
  act: Act,
): SaleDecision {
  const { booking } = sale;
  if (booking?.customer.uid !== act.by.uid) return bookingNotFound;
  const last = sale.timeline.findLast(({ kind }) => kind === 'cancelled');
  if (booking.status === 'cancelled' && last?.by.uid === act.by.uid) return 'unchanged';
  const refund = refundOrRefusal(isDisplaced ? withoutNotice(booking) : booking, act.now);
  if (typeof refund !== 'boolean') return refund;
  const other = refusalOfOtherRefund('cancel', booking, refund, expected);
  if (other) return other;
  const done = cancelled(booking, sale, { refund: refund ? 'due' : 'none' }, act);
  return done === 'stale' ? done : { ...done.change, audit: [] };
}

/**
 * Cancels the upcoming booking of any customer. The staff decides about the refund, whatever the notice. A booking that is
 * free or unpaid has none.
 */
export function cancelByStaff(sale: Sale, decision: CancelByAdmin, act: Act): SaleDecision {
  const { booking } = sale;
  const { reason, handedBack } = decision;
  if (!booking) return bookingNotFound;
  const verdict = refundOrRefusal(booking, act.now);
  if (typeof verdict !== 'boolean') return verdict;
  const goesBack = decision.refund && booking.amount > 0 && booking.refundTerms !== 'unpaid';
  if (booking.refundTerms === 'granted' && !goesBack) {
    return conflict('The money of this booking goes back already.');
  }
  const how = handedBack ? 'handed_back' : 'due';
  const refund = goesBack ? how : 'none';
  const done = cancelled(booking, sale, { reason, refund }, act);
  if (done === 'stale') return done;
  const { change, handed } = done;
  return {
    ...change,
    audit: [
      {
        kind: 'booking',
        action: 'cancelled',
        subject: auditSubjectOf(booking),
        before: { status: booking.status },
        after: {
          status: 'cancelled',
          refund: change.booking?.refundTerms === 'granted',
          reason,
          ...(handed.length > 0 && { handedBack: true }),
        },
      },
      ...handed.map((back) => auditOfBack(booking, back, reason)),
    ],
  };
}
