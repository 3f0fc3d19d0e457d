import type { Booking } from '../bookings/booking.ts';
import { provesVisit } from '../bookings/proves-visit.ts';
import type { Transaction } from '../payments/transaction.ts';
import { hourMs, minuteMs } from '../time/durations.ts';
import type { WaitlistOffer } from '../waitlist/waitlist-entry.ts';
import { accountMessageKinds, isOptional, type MessageKind } from './kinds.ts';
import type { DropReason, Message } from './message.ts';
import type { MessageSettings } from './message-settings.ts';
import { type QuietHours, quietEnd } from './quiet-hours.ts';

/** The facts that a message reports, as they are when it would be sent. */
export interface MessageSituation {
  /** null: there is none. */
  booking: Pick<Booking, 'status' | 'slot' | 'claimId' | 'sequence' | 'stage' | 'isUnseen'> | null;
  /** null: there is none. */
  payment: Pick<Transaction, 'status' | 'unanswered'> | null;
  additions: readonly Pick<Transaction, 'status'>[];
  /** The offer to a reader from the waitlist; null: there is none, or it has lapsed. */
  offer: Pick<WaitlistOffer, 'claimId'> | null;
  /** The reader's account was deleted since. */
  isReaderGone: boolean;
  /** The customer has reviewed the service, or was asked for a review of this visit before. */
  isReviewAsked: boolean;
  /** How many messages about bookings went to the address of the reader within the last day. */
  mailsOfDay: number;
  /** A later message tells the customer that the car is ready. */
  isReadyToldLater: boolean;
  /** Whether the booking has no bay; for a message about many bookings, whether any of them has none. */
  isDisplaced: boolean;
  settings: Pick<MessageSettings, 'isStopped' | 'offKinds'> & QuietHours;
  /** IANA name of the business time zone. */
  timeZone: string;
}

/** Step to take with a message: send it, try again at a time, wait for the switch of all messages, or drop it. */
type MessageVerdict =
  | { kind: 'send' }
  | { kind: 'wait'; until: Date }
  | { kind: 'drop'; reason: DropReason };

const drop = (reason: DropReason): MessageVerdict => ({ kind: 'drop', reason });

/** How long a message is still sent, counted from the start (reminders) or the end of the visit. */
const latestMs = {
  reminder_day: -3 * hourMs,
  reminder_soon: -30 * minuteMs,
  ready: 12 * hourMs,
  how_was_it: 7 * 24 * hourMs,
} as const;

/** Messages about bookings to an address within a day after which only essential ones are sent: more than any customer has reason for. */
const maxMailsOfDay = 50;

/** How long an account message is still sent: later nobody waits for it. */
const accountMessageMs = hourMs;

/** Pause until a stopped message is looked at again, in milliseconds. */
const pausedMs = 5 * minuteMs;

/** Returns the last moment at which a message makes sense; null: there is none. */
export function latestTime(
  { kind, createdAt }: Pick<Message, 'kind' | 'createdAt'>,
  slot: Booking['slot'] | undefined,
): Date | null {
  // A security notice matters even when it is late.
  if (kind === 'sign_in_changed' || kind === 'wrong_pin') return null;
  if (kind in accountMessageKinds) return new Date(createdAt.getTime() + accountMessageMs);
  if (!slot) return null;
  switch (kind) {
    case 'displaced':
    case 'staff_displaced':
      return slot.startsAt;
    case 'reminder_day':
    case 'reminder_soon':
      return new Date(slot.startsAt.getTime() + latestMs[kind]);
    case 'ready':
    case 'how_was_it':
      return new Date(slot.endsAt.getTime() + latestMs[kind]);
    default:
      return null;
  }
}

const isReminder = (kind: MessageKind): boolean =>
  kind === 'reminder_day' || kind === 'reminder_soon';

const isQuiet = (kind: MessageKind): boolean => isReminder(kind) || kind === 'how_was_it';

/** Tells whether a message says what is the case. */
function isTrue({ kind, facts }: Pick<Message, 'kind' | 'facts'>, now: MessageSituation): boolean {
  const { booking, payment, additions, isDisplaced } = now;
  const isAny = (status: Transaction['status']) =>
    [payment, ...additions].some((one) => one?.status === status);
  const hasTime = booking?.sequence === facts.sequence;
  switch (kind) {
    case 'confirmation':
    case 'staff_booking':
      return booking?.status === 'pending';
    case 'moved':
      return booking?.status === 'pending' && hasTime;
    case 'reminder_day':
    case 'reminder_soon':
      return booking?.status === 'pending' && booking.stage === 'expected' && hasTime;
    case 'cancelled':
    case 'staff_cancellation':
      return booking?.status === 'cancelled';
    case 'refund_granted':
    case 'staff_payment':
      return isAny('refund_due');
    case 'staff_unanswered':
      return Boolean(payment?.unanswered);
    case 'refunded':
      // A part that went back stays true, whatever becomes of the rest.
      return isAny('refunded') || facts.amount !== undefined;
    case 'place_lost':
      return payment?.status === 'refund_due' || payment?.status === 'refunded';
    case 'displaced':
    case 'staff_displaced':
      if (facts.bookingCount !== undefined) return isDisplaced;
      return booking?.status === 'pending' && booking.claimId === facts.claimId && isDisplaced;
    case 'place_offered':
      return now.offer !== null && now.offer.claimId === facts.claimId;
    case 'ready':
      return booking?.stage === 'ready' && !now.isReadyToldLater;
    case 'how_was_it':
      return booking !== null && provesVisit(booking);
    case 'verify_email':
    case 'reset_password':
    case 'change_email':
    case 'sign_in_changed':
    case 'wrong_pin':
      return true;
  }
}

/** Kinds that tell what becomes of money that is owed, whether or not its payer still has an account. */
const moneyKinds: ReadonlySet<MessageKind> = new Set(['refund_granted', 'refunded', 'place_lost']);

const isOff = (kind: MessageKind, { offKinds }: Pick<MessageSettings, 'offKinds'>): boolean =>
  offKinds.some((off) => off === kind);

/** Decides what becomes of a message at `now`. */
export function messageVerdict(
  message: Pick<Message, 'kind' | 'facts' | 'createdAt'>,
  situation: MessageSituation,
  now: Date,
): MessageVerdict {
  const { kind } = message;
  const { booking, settings, timeZone } = situation;
  if (situation.isReaderGone && !moneyKinds.has(kind)) return drop('reader_gone');
  if (isOff(kind, settings)) return drop('switched_off');
  if (!isTrue(message, situation)) return drop('booking_changed');
  if (kind === 'how_was_it' && situation.isReviewAsked) return drop('reviewed');
  // Only optional mails: otherwise a stranger could cause so many that important ones are dropped.
  if (isOptional(kind) && situation.mailsOfDay >= maxMailsOfDay) return drop('too_many');
  const latest = latestTime(message, booking?.slot);
  if (latest && now > latest) return drop('too_late');
  // A visit without a bay may get one again before it is to begin.
  const isStopped = settings.isStopped && !(kind in accountMessageKinds);
  const isPaused = isStopped || (isReminder(kind) && situation.isDisplaced);
  if (isPaused) return { kind: 'wait', until: new Date(now.getTime() + pausedMs) };
  const quietUntil = isQuiet(kind) ? quietEnd(settings, now, timeZone) : null;
  if (!quietUntil) return { kind: 'send' };
  return latest && quietUntil > latest ? drop('quiet_hours') : { kind: 'wait', until: quietUntil };
}
