import type { Booking } from '../bookings/booking.ts';
import type { EditBooking } from '../bookings/endpoints.ts';
import { editMoneyRefusals, editRefundReason, moneyOfEdit } from '../bookings/money-of-edit.ts';
import { badField, type Refusal } from '../endpoint/errors.ts';
import { fromMinorUnits } from '../money/money.ts';
import { owedWithoutPart, type PaymentPart, withoutPart } from '../payments/booking-payments.ts';
import { receivedInFull } from '../payments/received-money.ts';
import { refundReference } from '../payments/refund-reference.ts';
import { soldAtOnce } from '../payments/sold-at-once.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { TransactionChange } from '../payments/transaction-change.ts';
import type { Addition } from './addition.ts';
import type { Edited } from './edited.ts';
import type { Act, Sale } from './sale.ts';
import { conflict, type NewEvent, type SaleChange } from './sale-change.ts';

interface Money {
  payments: SaleChange['payments'];
  /** What is paid or owed beside the payments; null: nothing. */
  addition: Addition | null;
  events: NewEvent[];
  /** The refund terms of the booking, where they change. */
  terms: Partial<Pick<Booking, 'refundTerms'>>;
}

export const noMoney: Money = { payments: {}, addition: null, events: [], terms: {} };

/**
 * Gives an unpaid sale its new price. One that costs nothing any more is paid, as a free sale is from the start, because
 * nobody could ever collect it.
 */
function repriced(
  { _id, cancellationHours }: Booking,
  { service, lines, amount, vatPercent }: Edited,
  currency: string,
  now: Date,
): Money {
  const price = { service, lines, amount, ...(vatPercent !== null && { vatPercent }) };
  if (amount > 0) return { ...noMoney, payments: { [_id]: price } };
  const { status, paymentMethod, paidAt } = soldAtOnce('free', cancellationHours, now);
  const received = receivedInFull(amount, currency);
  return {
    ...noMoney,
    payments: { [_id]: { ...price, status, paymentMethod, paidAt, received } },
    terms: { refundTerms: 'by_notice' },
  };
}

/** Gives parts of the payments back, or asks for them no longer. */
function goingBack(
  parts: readonly PaymentPart<Transaction>[],
  { lines }: Edited,
  reference: string,
  { by, now }: Act,
): Money | Refusal {
  const payments: Record<string, TransactionChange> = {};
  let minor = 0;
  let isNamed = false;
  for (const part of parts) {
    const { payment } = part;
    if (payment.status !== 'success') {
      payments[payment._id] = owedWithoutPart(part, lines);
      continue;
    }
    const named = refundReference(payment, reference);
    if (typeof named !== 'string') return named;
    payments[payment._id] = withoutPart(part, {
      reason: editRefundReason,
      reference: named,
      at: now,
    });
    minor += part.minor;
    isNamed ||= named !== '';
  }
  const amount = fromMinorUnits(minor);
  const told = { reason: editRefundReason, ...(isNamed && { reference }) };
  return {
    ...noMoney,
    payments,
    events: minor > 0 ? [{ kind: 'part_refunded', by, amount, ...told }] : [],
  };
}

/** Returns what becomes of the money, or why that is not possible. */
export function moneyAfterEdit(
  { payments }: Sale,
  booking: Booking,
  edited: Edited,
  { paymentMethod: method, reference }: Pick<EditBooking, 'paymentMethod' | 'reference'>,
  { currency }: { currency: string },
  act: Act,
): Money | Refusal {
  const money = moneyOfEdit(booking, payments, edited.amount);
  switch (money.kind) {
    case 'same':
      return noMoney;
    case 'repriced':
      return repriced(booking, edited, currency, act.now);
    case 'goes_back':
      return goingBack(money.parts, edited, reference, act);
    case 'to_collect': {
      if (method !== undefined) {
        const vatPercent = edited.vatPercent ?? 0;
        return { ...noMoney, addition: { minor: money.minor, method, vatPercent } };
      }
      return badField('paymentMethod', 'Choose how the difference is paid.');
    }
    default:
      return conflict(editMoneyRefusals[money.kind]);
  }
}
