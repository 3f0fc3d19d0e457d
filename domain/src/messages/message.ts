import { boolean, type InferType, number, object, string } from 'yup';
import { maxReasonLength } from '../payments/refund-entry.ts';
import { roles } from '../roles/role.ts';
import { instant, sum, text } from '../schema/fields.ts';
import { bookedSlotSchema } from '../slots/slot.ts';
import { type MessageKind, messageKinds } from './kinds.ts';

/**
 * How far a message has come by one channel. waiting: to be sent, or to be tried again. sending: a sender has
 * taken it. sent: the other side has accepted it. refused: the other side will never accept it. unknown: the
 * connection was lost after everything was sent, so it may have arrived; it is never sent again by itself.
 * skipped: the reader can no longer be reached this way, or does not want to be. bounced: it was accepted, and came back.
 */
const deliveryStates = [
  'waiting',
  'sending',
  'sent',
  'refused',
  'unknown',
  'skipped',
  'bounced',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const deliverySchema = object({
  state: string().oneOf(deliveryStates).required(),
  /** Number of attempts so far. */
  attempts: number().integer().min(0).required(),
  /** Time of the next attempt; null: none. */
  nextAt: instant().nullable().defined(),
  /** Why the last attempt failed, without any address; null: it did not. */
  problem: string().nullable().defined(),
});

export type Delivery = InferType<typeof deliverySchema>;

/**
 * State of a message. scheduled: before its time. sending: its channels are being served, or some are tried
 * again later. sent: by every channel. dropped: no longer true, or switched off. attention: the desk has to
 * look, because a channel has refused it, it came back or its outcome is unknown. settled: the desk has looked.
 */
export const messageStates = [
  'scheduled',
  'sending',
  'sent',
  'dropped',
  'attention',
  'settled',
] as const;
export type MessageState = (typeof messageStates)[number];

/** Reasons why a message was not sent. */
const dropReasons = [
  'booking_changed',
  'too_late',
  'quiet_hours',
  'switched_off',
  'no_address',
  'no_channel',
  'too_many',
  'reader_gone',
  'reviewed',
] as const;
export type DropReason = (typeof dropReasons)[number];

/** Facts of the reported change that the booking does not show later. Each kind has only some. */
const messageFactsSchema = object({
  /** The booking's `sequence` when the message was written: it rises with each change of its time. */
  sequence: number().integer().min(0).optional(),
  /** Start of the visit as it was when the message was written. */
  startsAt: instant().optional(),
  /** The slot before a move. */
  movedFrom: bookedSlotSchema.optional().default(undefined),
  /** Role of the person who changed the booking. */
  by: string()
    .oneOf([...roles, 'system'] as const)
    .optional(),
  /** The reason that the desk gave. */
  reason: text(maxReasonLength).optional(),
  /** Whether a cancellation gives money back. */
  isRefunded: boolean().optional(),
  /** Where to send a message about an account: an address that may not be the account's, not yet or no more. */
  email: string().optional(),
  /** What changed in the sign-in of an account; emailAsked: a new address was requested but is not confirmed yet. */
  signInChange: string()
    .oneOf(['password', 'emailAsked', 'email', 'ways'] as const)
    .optional(),
  /** Keyed hash of the new address of an account, by which its link is known to have done its work. */
  emailHash: string().optional(),
  /** Path and query to return to after the link was used. */
  returnPath: string().optional(),
  /** The entry on the waitlist that an offer is made to. */
  waitlistId: string().optional(),
  /** The place that was lost with a bay, or that is offered: its claim id then. */
  claimId: string().optional(),
  /** How many bookings have lost their bays together. */
  bookingCount: number().integer().min(2).optional(),
  /** Reference number of the repayment. */
  reference: text(100).optional(),
  /** How much of a payment went back, where it was a part. */
  amount: sum().optional(),
});

export type MessageFacts = InferType<typeof messageFactsSchema>;

export const messageSchema = object({
  /** `{bookingId}_{kind}_{version}`, so that one change can write a message only once. */
  _id: string().required(),
  kind: string()
    .oneOf(Object.keys(messageKinds) as MessageKind[])
    .required(),
  /** Account of the reader; null: the business, or a customer without an account. */
  uid: string().nullable().defined(),
  /** The booking, or the payment that never became one; null: about an account, an offer, or many bookings. */
  bookingId: string().nullable().defined(),
  /** Number of the booking's event that it reports, or what else tells it apart; 'send again' adds a suffix. */
  version: string().required(),
  facts: messageFactsSchema.required(),
  state: string().oneOf(messageStates).required(),
  dropReason: string().oneOf(dropReasons).nullable().defined(),
  /** Time of the next step; null: none. */
  dueAt: instant().nullable().defined(),
  /** Until then only the sender that took it works on it; null: nobody does. */
  leasedUntil: instant().nullable().defined(),
  /** Id of the attempt that has taken it, by which a sender recognises its own lease; null: none has. */
  leasedBy: string().nullable().default(null),
  /** A delivery for each channel; null: not by that one, or not decided yet. */
  deliveries: object({
    mail: deliverySchema.nullable().defined(),
    push: deliverySchema.nullable().defined(),
    text: deliverySchema.nullable().defined(),
  }).required(),
  /** Keyed hash of the address to which the mail was last handed over; null: to none. */
  mailedTo: string().nullable().default(null),
  /** Secret of the links that need no sign-in. */
  linkToken: string().required(),
  sentAt: instant().nullable().defined(),
  createdAt: instant().required(),
});

export type Message = InferType<typeof messageSchema>;

/** Returns the version of the message that was sent first: 'send again' adds a suffix to it. */
export const firstVersionOf = ({ version }: Pick<Message, 'version'>): string =>
  version.split('-')[0] ?? version;
