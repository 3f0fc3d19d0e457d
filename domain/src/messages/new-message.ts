import type { Transaction } from '../payments/transaction.ts';
import type { BookingMessageKind } from './kinds.ts';
import type { Message } from './message.ts';

/** Fields of a message that its writer decides. */
export type MessageDraft = Pick<Message, 'kind' | 'uid' | 'bookingId' | 'version' | 'facts'> & {
  /** Time from which it can be sent. */
  dueAt: Date;
};

/** Returns the id of a message: one change writes a message only once. */
export const messageId = ({
  kind,
  uid,
  bookingId,
  version,
}: Pick<MessageDraft, 'kind' | 'uid' | 'bookingId' | 'version'>): string =>
  `${bookingId ?? uid}_${kind}_${version}`;

/** Returns a message that nobody has sent yet. */
export const newMessage = (
  { dueAt, ...draft }: MessageDraft,
  { linkToken, createdAt }: Pick<Message, 'linkToken' | 'createdAt'>,
): Message => ({
  _id: messageId(draft),
  ...draft,
  state: 'scheduled',
  dropReason: null,
  dueAt,
  leasedUntil: null,
  leasedBy: null,
  deliveries: { mail: null, push: null, text: null },
  linkToken,
  sentAt: null,
  createdAt,
});

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
