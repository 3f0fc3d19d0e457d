import {
  forfeitedText,
  freeCancellationText,
} from '@carwash/domain/bookings/free-cancellation-text';
import { isolated } from '@carwash/domain/isolated-text';
import type { MessageContent } from '@carwash/domain/messages/message-content';
import { formatMoney, fromMinorUnits, toMinorUnits } from '@carwash/domain/money/money';
import { receivedOfAll } from '@carwash/domain/payments/booking-payments';
import { describeRefund, partReturned } from '@carwash/domain/payments/describe-refund';
import { formatPaidAmount } from '@carwash/domain/payments/format-paid-amount';
import {
  moneyHasCome,
  standingRefunds,
  undoneText,
  wasUndone,
} from '@carwash/domain/payments/received-money';
import { anyRefundPromise } from '@carwash/domain/payments/refund-time';
import { receivedLabels, type Transaction } from '@carwash/domain/payments/transaction';
import { isReceipted } from '@carwash/domain/payments/transaction-status-policy';
import { hoursText } from '@carwash/domain/time/durations';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import { type Fact, known, type ReceiptText } from './message-text.ts';

/** 'Mon, 5 May 2025, 14:03 in Dhaka'. The place is always told, because nobody knows where a mail is read. */
const momentText = (
  instant: Date,
  { business, timeZone }: Pick<MessageContent, 'business' | 'timeZone'>,
): string => `${formatDateTime(instant, timeZone)} in ${business.city}`;

function receiptText(
  payment: Transaction,
  place: Pick<MessageContent, 'business' | 'timeZone'>,
): ReceiptText {
  const { lines, currency, paidAt, createdAt, providerReference, transactionId, seller } = payment;
  return {
    _id: transactionId,
    lines: lines.map(({ name, price }) => [isolated(name), formatMoney(price, currency)]),
    total: ['Total paid', formatPaidAmount(payment)],
    received: receivedLabels[payment.paymentMethod],
    facts: known([
      ['Sold by', seller.legalName || place.business.name],
      ['Tax number', seller.taxNumber],
      ['Payment number', transactionId],
      ["Payment provider's reference", providerReference],
      ['Date paid', momentText(paidAt ?? createdAt, place)],
    ]),
  };
}

type Payments = Pick<MessageContent, 'payment' | 'additions'>;

/** Returns the payments of a booking, those of its additions included. */
const paymentsOf = ({ payment, additions }: Payments): Transaction[] =>
  payment ? [payment, ...additions] : [...additions];

/** Returns the receipts of the payments of a booking, of which none was undone. */
export const receiptTexts = (content: MessageContent): ReceiptText[] =>
  paymentsOf(content)
    .filter((payment) => moneyHasCome(payment.status) && isReceipted(payment))
    .map((payment) => receiptText(payment, content));

/** Returns the payments of a booking with one of these statuses. */
const paymentsWith = (payments: Payments, ...statuses: Transaction['status'][]): Transaction[] =>
  paymentsOf(payments).filter(({ status }) => statuses.includes(status));

/** Returns the payments that go back; an addition that an edit gave back alone is not meant. */
const returnedPayments = ({ booking, payment, additions }: MessageContent): Transaction[] =>
  paymentsWith(
    { payment, additions: booking?.refundTerms === 'granted' ? additions : [] },
    'refund_due',
    'refunded',
  );

/** Tells until when cancelling gives the money back; null where no money is at stake. */
export function cancellationTerms(content: MessageContent): string | null {
  const { booking, now } = content;
  if (booking?.status !== 'pending' || booking.amount === 0) return null;
  switch (booking.refundTerms) {
    case 'by_notice':
      return freeCancellationText(booking, now, (end) => momentText(end, content));
    case 'forfeited':
      return forfeitedText;
    case 'granted':
    case 'unpaid':
      return null;
  }
}

function noRefundText({ booking, facts }: MessageContent): string {
  if (booking?.refundTerms === 'forfeited') return forfeitedText;
  if (facts.by !== 'user' || !booking?.cancellationHours) return 'There is no refund.';
  const notice = hoursText(booking.cancellationHours);
  return `It was cancelled less than ${notice} before it was to start, so there is no refund.`;
}

/** Tells what is to be paid at the desk; null where nothing is. */
export function toPayText(content: MessageContent): string | null {
  const owed = paymentsWith(content, 'unpaid');
  const [first] = owed;
  if (!first) return null;
  const minor = owed.reduce((sum, { amount }) => sum + toMinorUnits(amount), 0);
  return `Please pay ${formatMoney(fromMinorUnits(minor), first.currency)} at our desk.`;
}

/** Tells what becomes of the money of a cancelled booking; null where that is not known. */
export function moneyAfterCancellation(content: MessageContent): string | null {
  const { booking, payment, facts, business } = content;
  const returned = returnedPayments(content);
  if (payment?.status === 'void') {
    return wasUndone(payment) ? undoneText : 'There is nothing to pay.';
  }
  if (booking?.amount === 0) return 'It was free of charge, so there is nothing to give back.';
  if (returned.length > 0) {
    return returned.map((one) => describeRefund(one, business).money).join(' ');
  }
  if (payment && receivedOfAll(paymentsOf(content)) === 0) {
    return 'Nothing was paid, so there is nothing to give back.';
  }
  if (facts.isRefunded) return `Your money goes back to you. ${anyRefundPromise(business)}`;
  return facts.isRefunded === false ? noRefundText(content) : null;
}

/** Tells why the money goes back, and where and when it will be; of a part, that it went back. */
export function refundSentences(content: MessageContent): string[] {
  const { payment, business, facts } = content;
  if (facts.amount !== undefined && payment) {
    return [partReturned(facts.amount, payment.currency)];
  }
  const told = returnedPayments(content).map((one) => describeRefund(one, business));
  if (!told[0]) return [`Your money goes back to you. ${anyRefundPromise(business)}`];
  return [told[0].reason, told.map(({ money }) => money).join(' ')];
}

/** Formats the sum that a payment gave back at last: all of it, or what earlier refunds had left. */
function lastReturned(payment: Transaction): string {
  const [last, ...earlier] = standingRefunds(payment).toReversed();
  return last && earlier.length > 0
    ? formatMoney(last.amount, payment.currency)
    : formatPaidAmount(payment);
}

/** Returns sum, time and reference of a repayment. */
export function repaymentFacts(content: MessageContent): Fact[] {
  const { payment, facts } = content;
  if (facts.amount !== undefined) {
    return known([
      ['Amount', payment && formatMoney(facts.amount, payment.currency)],
      ['Reference', facts.reference],
      ['Payment number', payment?.transactionId],
    ]);
  }
  return known([
    ['Amount', payment && lastReturned(payment)],
    ['Reference', facts.reference ?? payment?.refundReference],
    ['Returned on', payment?.refundedAt && momentText(payment.refundedAt, content)],
    ['Payment number', payment?.transactionId],
  ]);
}
