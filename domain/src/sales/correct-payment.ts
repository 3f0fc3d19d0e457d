import type { Booking } from '../bookings/booking.ts';
import { badField, type Refusal } from '../endpoint/errors.ts';
import { fromMinorUnits, toMinorUnits } from '../money/money.ts';
import { additionFacts, isRestOfPart } from '../payments/booking-payments.ts';
import type { CorrectPayment } from '../payments/correct-payment.ts';
import { withReversedSale } from '../payments/earlier-sales.ts';
import { paymentMethodLabels, type Transaction } from '../payments/transaction.ts';
import type { TransactionChange } from '../payments/transaction-change.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { type Act, paymentOf, type Sale } from './sale.ts';
import { bookingCancelled, conflict, type SaleDecision } from './sale-change.ts';

const notTakenAtDesk = conflict('Only a payment that was taken at the desk can be corrected.');

const sameMethod = (method: CorrectPayment['paymentMethod']): Refusal =>
  badField('paymentMethod', `It is noted already: ${paymentMethodLabels[method].toLowerCase()}.`);

/** Returns why a payment cannot be corrected to `method`; null if it can. */
function refusalOf(
  { status, paymentMethod, bookingId, refunds = [] }: Transaction,
  booking: Booking,
  additions: readonly Transaction[],
  method: CorrectPayment['paymentMethod'],
  isClosed: boolean,
): Refusal | null {
  if (method === paymentMethod) return sameMethod(method);
  if (refunds.length > 0 || status === 'refund_due') {
    return conflict('Money of this payment goes back, or has gone back. It stays as it is.');
  }
  const isTaken = status === 'success' && paymentMethod !== 'card' && paymentMethod !== 'free';
  if (!isTaken) return notTakenAtDesk;
  if (booking.status === 'cancelled') return bookingCancelled;
  if (isClosed) return conflict('The till was closed over this payment. Refund it instead.');
  // An edit of an unpaid sale charges the price of the whole booking, and would charge an addition twice.
  const isAddedTo = bookingId === undefined && additions.some((addition) => !isJoined(addition));
  return method === 'later' && isAddedTo
    ? conflict('Something was added to this booking since. Refund it instead.')
    : null;
}

/** Tells whether a payment can become one debt again although it has this addition. */
const isJoined = (addition: Transaction): boolean =>
  addition.status === 'void' || (addition.status === 'unpaid' && isRestOfPart(addition));

/** Joins a partly collected debt with its unpaid rest, whose payment ends. */
function joinedWith(
  payment: Transaction,
  additions: readonly Transaction[],
): { amount: number; ended: Readonly<Record<string, TransactionChange>> } {
  const rests = payment.bookingId === undefined ? additions.filter(isRestOfPart) : [];
  const open = rests.filter(({ status }) => status === 'unpaid');
  const minor = [payment, ...open].reduce((sum, { amount }) => sum + toMinorUnits(amount), 0);
  const ended = open.map(({ _id }): [string, TransactionChange] => [_id, { status: 'void' }]);
  return { amount: fromMinorUnits(minor), ended: Object.fromEntries(ended) };
}

function changeTo(
  method: CorrectPayment['paymentMethod'],
  payment: Transaction,
  amount: number,
  { service, lines, vehicle, slot }: Booking,
  now: Date,
): TransactionChange {
  const { bookingId } = payment;
  const change: TransactionChange = {
    paymentMethod: method,
    earlierSales: withReversedSale(payment, 'correction', now),
  };
  if (method !== 'later') return change;
  // An edit at the same price has changed the booking, but not the paid sale.
  const sold = bookingId === undefined && { service, lines, vehicle, amount };
  return { ...change, status: 'unpaid', paidAt: null, received: null, slot, ...sold };
}

/**
 * Corrects how a payment at the desk was noted, while the till is not closed over it: it was paid in the other way, or not
 * at all, and is asked for again. Its receipt stays and gets one that reverses it.
 * @param till whether a closing covers its receipt, and the number of the newest one; 0: none
 */
export function correctPayment(
  sale: Sale,
  { paymentId, paymentMethod: method, reason }: CorrectPayment & { paymentId: string },
  till: { isClosed: boolean; lastClosing: number },
  { by, now }: Act,
): SaleDecision {
  const payment = paymentOf(sale, paymentId);
  const { booking } = sale;
  if (!booking) return notTakenAtDesk;
  const { paymentMethod, amount: before, bookingId } = payment;
  const additions = sale.payments.filter((other) => other.bookingId !== undefined);
  const refusal = refusalOf(payment, booking, additions, method, till.isClosed);
  if (refusal) return refusal;
  const whole = joinedWith(payment, additions);
  const isWhole = method === 'later';
  const amount = isWhole ? whole.amount : before;
  return {
    booking: method === 'later' && bookingId === undefined ? { refundTerms: 'unpaid' } : {},
    payments: {
      [paymentId]: changeTo(method, payment, amount, booking, now),
      ...(isWhole && whole.ended),
    },
    lastClosing: till.lastClosing,
    events: [{ kind: 'payment_corrected', by, reason, ...additionFacts(payment, before) }],
    audit: [
      {
        kind: 'booking',
        action: 'payment corrected',
        subject: auditSubjectOf(booking),
        before: { paymentMethod, ...(amount !== before && { amount: before }) },
        after: { paymentMethod: method, amount, reason },
      },
    ],
  };
}
