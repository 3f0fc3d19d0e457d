import { formatMoney } from '../money/money.ts';
import { formatReceived, isMispaid, unknownAmount } from './received-money.ts';
import { type RefundSettings, refundPromise } from './refund-time.ts';
import type { RefundReason, Transaction } from './transaction.ts';

const refundReasons: Record<RefundReason, string> = {
  slot_gone: 'The slot was taken before your payment arrived, so it could not be booked.',
  too_late:
    'The time of your visit had come before your payment arrived, so it could not be booked.',
  another_payment:
    'You have another payment for the same service and time, so this one was not needed.',
  customer_gone: 'Your account was deleted before your payment arrived, so nothing was booked.',
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
  'status' | 'refundReason' | 'amount' | 'currency' | 'received' | 'paymentMethod'
>;

/** Returns the refunded sum: what was received, which may differ from the price. */
function returnedSum(payment: Returned): string {
  if (!isMispaid(payment)) return `Your ${formatMoney(payment.amount, payment.currency)}`;
  const sum = formatReceived(payment.received);
  return sum === unknownAmount ? 'What you paid' : `The ${sum} that you paid`;
}

/** Describes why a payment is refunded, and whether the refund is done. */
export function describeRefund(payment: Returned, settings: RefundSettings): RefundMessage {
  const { status, refundReason, paymentMethod } = payment;
  const sum = returnedSum(payment);
  const reason = refundReason ? refundReasons[refundReason] : 'This payment could not be booked.';
  return status === 'refunded'
    ? { title: 'Your money was returned', reason, money: `${sum} was returned to you in full.` }
    : {
        title: 'Your money goes back to you',
        reason,
        money: `${sum} goes back to you in full. ${refundPromise(paymentMethod, settings)}`,
      };
}
