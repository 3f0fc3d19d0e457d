import {
  forfeitedText,
  freeCancellationText,
} from '@carwash/domain/bookings/free-cancellation-text';
import type { MessageContent } from '@carwash/domain/messages/message-content';
import { formatMoney } from '@carwash/domain/money/money';
import { hoursText } from '@carwash/domain/payments/cancellation-notice';
import { describeRefund, partReturned } from '@carwash/domain/payments/describe-refund';
import { formatPaidAmount } from '@carwash/domain/payments/format-paid-amount';
import { hasReceipt, undoneText, wasUndone } from '@carwash/domain/payments/has-receipt';
import { anyRefundPromise } from '@carwash/domain/payments/refund-time';
import { receivedLabels, type Transaction } from '@carwash/domain/payments/transaction';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import { type Fact, known, type ReceiptText } from './message-text.ts';

/** The receipt of the payment; null until money was received. */
export function receiptText({ payment, business, timeZone }: MessageContent): ReceiptText | null {
  if (!payment || !hasReceipt(payment.status)) return null;
  const { lines, currency, paidAt, createdAt, providerReference, transactionId, seller } = payment;
  return {
    lines: lines.map(({ name, price }) => [name, formatMoney(price, currency)]),
    total: ['Total paid', formatPaidAmount(payment)],
    received: receivedLabels[payment.paymentMethod],
    facts: known([
      ['Sold by', seller.legalName || business.name],
      ['Tax number', seller.taxNumber],
      ['Payment number', transactionId],
      ["Payment provider's reference", providerReference],
      ['Date paid', formatDateTime(paidAt ?? createdAt, timeZone)],
    ]),
  };
}

const isReturned = (payment: Transaction | null): payment is Transaction =>
  payment?.status === 'refund_due' || payment?.status === 'refunded';

/** Tells until when cancelling gives the money back; null where no money is at stake. */
export function cancellationTerms({ booking, timeZone }: MessageContent): string | null {
  if (booking?.status !== 'pending' || booking.amount === 0) return null;
  switch (booking.refundTerms) {
    case 'by_notice':
      return freeCancellationText(booking, timeZone);
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
export const toPayText = ({ payment }: MessageContent): string | null =>
  payment?.status === 'unpaid'
    ? `Please pay ${formatMoney(payment.amount, payment.currency)} at our desk.`
    : null;

/** Tells what becomes of the money of a cancelled booking; null where that is not known. */
export function moneyAfterCancellation(content: MessageContent): string | null {
  const { booking, payment, facts, business } = content;
  if (payment?.status === 'void') {
    return wasUndone(payment) ? undoneText : 'There is nothing to pay.';
  }
  if (booking?.amount === 0) return 'It was free of charge, so there is nothing to give back.';
  if (isReturned(payment)) return describeRefund(payment, business).money;
  if (facts.isRefunded) return `Your money goes back to you. ${anyRefundPromise(business)}`;
  return facts.isRefunded === false ? noRefundText(content) : null;
}

/** Tells why the money goes back, and where and when it will be; of a part, that it went back. */
export function refundSentences({ payment, business, facts }: MessageContent): string[] {
  if (facts.amount !== undefined && payment) {
    return [partReturned(facts.amount, payment.currency)];
  }
  if (!isReturned(payment)) return [`Your money goes back to you. ${anyRefundPromise(business)}`];
  const { reason, money } = describeRefund(payment, business);
  return [reason, money];
}

/** Returns sum, time and reference of a repayment. */
export function repaymentFacts({ payment, facts, timeZone }: MessageContent): Fact[] {
  if (facts.amount !== undefined) {
    return known([
      ['Amount', payment && formatMoney(facts.amount, payment.currency)],
      ['Reference', facts.reference],
      ['Payment number', payment?.transactionId],
    ]);
  }
  return known([
    ['Amount', payment && formatPaidAmount(payment)],
    ['Reference', facts.reference ?? payment?.refundReference],
    ['Returned on', payment?.refundedAt && formatDateTime(payment.refundedAt, timeZone)],
    ['Payment number', payment?.transactionId],
  ]);
}
