import type { Booking, BookingEvent } from '../bookings/booking.ts';
import { toldAfterMs, type VisitStage } from '../bookings/visit-stage.ts';
import { leavesBay } from '../bookings/visit-stage-policy.ts';
import type { Transaction, UnusableOutcome } from '../payments/transaction.ts';
import { hourMs, minuteMs } from '../time/durations.ts';
import type { BookingMessageKind } from './kinds.ts';
import type { Message, MessageFacts } from './message.ts';

/** Fields of a message that its writer decides. */
export type MessageDraft = Pick<Message, 'kind' | 'uid' | 'bookingId' | 'version' | 'facts'> & {
  /** Time from which it can be sent. */
  dueAt: Date;
};

/** Returns the id of a message: one change writes a message only once. */
const messageId = ({
  kind,
  uid,
  bookingId,
  version,
}: Pick<MessageDraft, 'kind' | 'uid' | 'bookingId' | 'version'>): string =>
  `${bookingId ?? uid ?? 'business'}_${kind}_${version}`;

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
  mailedTo: null,
  linkToken,
  sentAt: null,
  createdAt,
});

type UnbookedPayment = Pick<
  Transaction,
  '_id' | 'customer' | 'refundReason' | 'refundReference' | 'refunds'
>;

/**
 * Returns the draft of a message about a payment that never became a booking. Each kind is written once, that of a refund
 * once for each refund.
 */
export const messageOfPayment = (
  kind: BookingMessageKind,
  { _id, customer, refundReference, refunds = [] }: UnbookedPayment,
  now: Date,
): MessageDraft => ({
  kind,
  uid: kind.startsWith('staff_') ? null : customer.uid,
  bookingId: _id,
  version: String(refunds.length || 1),
  facts: kind === 'refunded' && refundReference ? { reference: refundReference } : {},
  dueAt: now,
});

/** How long the staff is not told that the provider gives no answer, because it may only be busy, in milliseconds. */
const silenceMs = 10 * minuteMs;

/** Returns the draft of a message about a payment about which the provider gives no usable answer since now. */
export const messageOfNoAnswer = (
  { _id }: Pick<Transaction, '_id'>,
  outcome: UnusableOutcome,
  now: Date,
): MessageDraft => ({
  kind: 'staff_unanswered',
  uid: null,
  bookingId: _id,
  version: String(now.getTime()),
  facts: {},
  // A wrong setting does not mend itself.
  dueAt: outcome === 'foreign' ? now : new Date(now.getTime() + silenceMs),
});

/** Returns the drafts of the messages about money that arrived but could not be booked. */
export const messagesOfLostPlace = (payment: UnbookedPayment, now: Date): MessageDraft[] => [
  messageOfPayment('place_lost', payment, now),
  messageOfPayment('staff_payment', payment, now),
];

/** How long before the visit its two reminders are sent, in milliseconds. */
const reminderLeadMs = { reminder_day: 24 * hourMs, reminder_soon: 2 * hourMs } as const;

/** How long after a visit its customer is asked for a review, in milliseconds. */
const reviewAskedAfterMs = 24 * hourMs;

/** An event of a booking, with the booking as it is afterwards. */
interface EventOfBooking {
  booking: Pick<Booking, '_id' | 'customer' | 'slot' | 'refundTerms' | 'sequence' | 'isUnseen'>;
  event: Pick<
    BookingEvent,
    '_id' | 'kind' | 'by' | 'slots' | 'reason' | 'reference' | 'amount' | 'createdAt'
  >;
  /** The stage before an event that changes it. */
  stageBefore?: VisitStage | undefined;
}

/** Returns the drafts of the messages that report an event of a booking. */
export function messagesOfEvent({ booking, event, stageBefore }: EventOfBooking): MessageDraft[] {
  const { _id: bookingId, customer, slot, sequence } = booking;
  const { createdAt: now } = event;
  const { startsAt } = slot;
  const message = (
    kind: BookingMessageKind,
    facts: Partial<MessageFacts> = {},
    dueAt: Date = now,
  ): MessageDraft => ({
    kind,
    uid: kind.startsWith('staff_') ? null : customer.uid,
    bookingId,
    version: event._id,
    facts: { startsAt, sequence, by: event.by.role, ...facts },
    dueAt,
  });
  const reminder = (kind: keyof typeof reminderLeadMs): MessageDraft[] => {
    const dueAt = new Date(startsAt.getTime() - reminderLeadMs[kind]);
    return dueAt > now ? [message(kind, {}, dueAt)] : [];
  };
  const reminders = () => [...reminder('reminder_day'), ...reminder('reminder_soon')];
  const reason = event.reason === undefined ? {} : { reason: event.reason };
  switch (event.kind) {
    case 'booked':
      return [message('confirmation'), message('staff_booking'), ...reminders()];
    case 'rescheduled':
      return [message('moved', event.slots ? { movedFrom: event.slots.from } : {}), ...reminders()];
    case 'cancelled': {
      const facts = { ...reason, isRefunded: booking.refundTerms === 'granted' };
      return [message('cancelled', facts), message('staff_cancellation', facts)];
    }
    case 'completed': {
      // Reviews need an account, and somebody who was there.
      if (customer.uid === null || booking.isUnseen) return [];
      const dueAt = new Date(slot.endsAt.getTime() + reviewAskedAfterMs);
      return [message('how_was_it', {}, dueAt)];
    }
    case 'ready':
      // A car that was only taken for collected has been ready before.
      if (stageBefore && leavesBay(stageBefore)) return [];
      return [message('ready', {}, new Date(now.getTime() + toldAfterMs))];
    case 'refund_granted':
      return [message('refund_granted', reason)];
    case 'refunded':
    case 'part_refunded':
      return [
        message('refunded', {
          ...reason,
          ...(event.reference !== undefined && { reference: event.reference }),
          ...(event.amount !== undefined && { amount: event.amount }),
        }),
      ];
    // Whether its customer is told depends on what they were told before.
    case 'sale_undone':
    // The staff talks to the customer while they edit, and money that goes back is an event of its own.
    case 'edited':
    case 'payment_corrected':
    // The customer is notified when the money is really refunded.
    case 'refund_reopened':
    case 'paid':
    case 'owed':
    case 'part_paid':
    case 'discounted':
    case 'written_off':
    case 'no_show':
    case 'expected':
    case 'arrived':
    case 'washing':
    case 'collected':
      return [];
  }
}
