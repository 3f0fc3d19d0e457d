import { formatMoney, fromMinorUnits } from '../money/money.ts';
import {
  formatReceived,
  isMispaid,
  leftMinor,
  type RefundedPayment,
  refundedPartMinor,
  standingRefunds,
  unknownAmount,
} from './received-money.ts';
import { type RefundSettings, refundPromise } from './refund-time.ts';
import type { RefundReason, Transaction } from './transaction.ts';

const refundReasons: Record<RefundReason, string> = {
  slot_gone: 'The slot was taken before your payment arrived, so it could not be booked.',
  too_late:
    'The time of your visit had come before your payment arrived, so it could not be booked.',
  another_payment:
    'You have another payment for the same service and time, so this one was not needed.',
  customer_gone: 'Your account was deleted before your payment arrived, so nothing was booked.',
  given_up: 'You had cancelled this payment before it arrived, so nothing was booked.',
  not_on_sale:
    'Your payment arrived late, when this time was not on sale any more, so it could not be booked.',
  amount_mismatch:
    'The amount that was paid is not the price of the service, so nothing was booked.',
  booking_cancelled: 'This booking was cancelled.',
  business_decision: 'The car wash has decided to give you your money back.',
};

/** Text for customers about a payment that is being refunded or was refunded. */
interface RefundMessage {
  title: string;
  reason: string;
  money: string;
}

type Returned = Pick<
  Transaction,
  'status' | 'refundReason' | 'amount' | 'currency' | 'received' | 'paymentMethod' | 'refunds'
>;

/** Returns the refunded sum: what was received, which may differ from the price. */
function returnedSum(payment: Returned): string {
  if (!isMispaid(payment)) return `Your ${formatMoney(payment.amount, payment.currency)}`;
  const sum = formatReceived(payment.received);
  return sum === unknownAmount ? 'What you paid' : `The ${sum} that you paid`;
}

/** Tells what goes back to the customer: everything, or what earlier refunds have left. */
function dueText(payment: Returned): string {
  if (standingRefunds(payment).length === 0)
    return `${returnedSum(payment)} goes back to you in full.`;
  const left = formatMoney(fromMinorUnits(leftMinor(payment)), payment.currency);
  return `The ${left} that is left of your payment goes back to you.`;
}

/** Tells customers that a part of a payment went back. */
export const partReturned = (amount: number, currency: string): string =>
  `${formatMoney(amount, currency)} of your payment was returned to you.`;

/** Tells customers which part of a payment went back; null where none did, or all. */
export function describePartRefund(payment: RefundedPayment): string | null {
  const partMinor = refundedPartMinor(payment);
  return partMinor === null ? null : partReturned(fromMinorUnits(partMinor), payment.currency);
}

/** Describes why a payment is refunded, and whether the refund is done. */
export function describeRefund(payment: Returned, settings: RefundSettings): RefundMessage {
  const { status, refundReason, paymentMethod } = payment;
  const reason = refundReason ? refundReasons[refundReason] : 'This payment could not be booked.';
  return status === 'refunded'
    ? {
        title: 'Your money was returned',
        reason,
        money: `${returnedSum(payment)} was returned to you in full.`,
      }
    : {
        title: 'Your money goes back to you',
        reason,
        money: `${dueText(payment)} ${refundPromise(paymentMethod, settings)}`,
      };
}
