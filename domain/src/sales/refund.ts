import type { Booking, BookingEvent } from '../bookings/booking.ts';
import type { RefundByAdmin } from '../bookings/endpoints.ts';
import type { Refusal } from '../endpoint/errors.ts';
import { toMinorUnits } from '../money/money.ts';
import { takeLatestFirst, withoutPart } from '../payments/booking-payments.ts';
import { refundReference } from '../payments/refund-reference.ts';
import type { Transaction } from '../payments/transaction.ts';
import {
  type GrantVerdict,
  mayGrantRefund,
  mayRefundAmount,
} from '../payments/transaction-status-policy.ts';
import { allBack, auditOfBack, cashHanded, type MoneyBack, paymentsOf } from './money-back.ts';
import type { Act, Sale } from './sale.ts';
import { bookingNotFound, conflict, type SaleChange, type SaleDecision } from './sale-change.ts';

type ToldRefund = Pick<BookingEvent, 'kind' | 'amount' | 'reference'>;

function changeWith(
  booking: Booking,
  {
    backs,
    told,
    refundTerms,
  }: { backs: readonly MoneyBack[]; told: readonly ToldRefund[] } & Pick<Booking, 'refundTerms'>,
  reason: string,
  by: Act['by'],
): SaleChange {
  return {
    booking: { refundTerms },
    payments: paymentsOf(backs),
    events: told.map((event) => ({ ...event, by, reason })),
    audit: backs.map((back) => auditOfBack(booking, back, reason)),
  };
}

/** Refunds all that is left, and waives what the customer has not paid yet. */
function refundRest(
  booking: Booking,
  payments: readonly Transaction[],
  { reason }: RefundByAdmin,
  { by, now }: Act,
): SaleChange {
  const how = { reason, refundReason: 'business_decision', handsCash: true } as const;
  const backs = payments.flatMap((payment) => allBack(payment, how, now) ?? []);
  const { handed, isDue, facts } = cashHanded(backs);
  const told: ToldRefund[] = [];
  if (isDue) told.push({ kind: 'refund_granted' });
  if (!isDue || handed.length > 0) told.push({ kind: 'refunded', ...facts });
  return changeWith(booking, { backs, told, refundTerms: 'granted' }, reason, by);
}

/** Refunds a part, of the latest payment first. */
function refundPart(
  booking: Booking,
  payments: readonly Transaction[],
  { amount = 0, reason, reference }: RefundByAdmin,
  { by, now }: Act,
): SaleChange | Refusal {
  const paid = payments.filter(({ status }) => status === 'success');
  const backs: MoneyBack[] = [];
  let named = '';
  for (const part of takeLatestFirst(paid, toMinorUnits(amount))) {
    const own = refundReference(part.payment, reference);
    if (typeof own !== 'string') return own;
    named ||= own;
    const change = withoutPart(part, { reason, reference: own, at: now });
    backs.push({ before: part.payment, change, how: 'part' });
  }
  const told = [{ kind: 'part_refunded', amount, ...(named && { reference: named }) } as const];
  return changeWith(booking, { backs, told, refundTerms: booking.refundTerms }, reason, by);
}

const notGranted: Record<Exclude<GrantVerdict, 'possible'>, Refusal> = {
  nothing_paid: conflict('Nothing was paid for this booking, so nothing can go back.'),
  granted_already: conflict('The money of this booking goes back already.'),
};

/**
 * Refunds a booking, or a part of what was paid for it, because the business decided so: before or after the visit,
 * and after a cancellation without a refund. The booking's status does not change.
 */
export function refund(sale: Sale, command: RefundByAdmin, act: Act): SaleDecision {
  const { booking, payments } = sale;
  const { amount } = command;
  if (!booking) return bookingNotFound;
  const granted = mayGrantRefund(payments);
  if (granted !== 'possible') return notGranted[granted];
  switch (mayRefundAmount(payments, amount === undefined ? null : toMinorUnits(amount))) {
    case 'rest':
      return refundRest(booking, payments, command, act);
    case 'part':
      return refundPart(booking, payments, command, act);
    case 'too_much':
      return conflict('That is more than what is left of this payment.');
  }
}
