import type { Transaction } from '../payments/transaction.ts';
import type { BookingMessageKind } from './kinds.ts';
import type { MessageDraft } from './new-message.ts';

type Payment = Pick<Transaction, '_id' | 'customer' | 'refundReason' | 'refundReference'>;

/** Returns the draft of a message about a payment that never became a booking. Each kind is written once. */
export const messageOfPayment = (
  kind: BookingMessageKind,
  { _id, customer, refundReference }: Payment,
  now: Date,
): MessageDraft => ({
  kind,
  uid: kind.startsWith('staff_') ? null : customer.uid,
  bookingId: _id,
  version: '1',
  facts: kind === 'refunded' && refundReference ? { reference: refundReference } : {},
  dueAt: now,
});

/** Returns the drafts of the messages about money that arrived but could not be booked. */
export const messagesOfLostPlace = (payment: Payment, now: Date): MessageDraft[] => [
  messageOfPayment('place_lost', payment, now),
  messageOfPayment('staff_payment', payment, now),
];
