import type { Booking } from '@carwash/domain/bookings/booking';
import {
  accountMessageKinds,
  type MessageKind,
  messageKinds,
} from '@carwash/domain/messages/kinds';
import { firstVersionOf, type Message } from '@carwash/domain/messages/message';
import { type MessageSettings, messageSettingsOf } from '@carwash/domain/messages/message-settings';
import type { MessageSituation } from '@carwash/domain/messages/message-verdict';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import type { User } from '@carwash/domain/users/user';
import { offerAt, type WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';
import type { UserRecord } from 'firebase-admin/auth';
import type { Context } from '../context.ts';
import { isDisplaced } from '../days/is-displaced.ts';
import { documentOf } from '../db/read-document.ts';
import { readSettings } from '../db/read-settings.ts';
import { findAccount } from '../gateways/find-account.ts';
import type { Reader } from '../gateways/message-channel.ts';

/** The booking, payment and reader of a message, as they are now. */
export interface Subject {
  message: Message;
  booking: Booking | null;
  payment: Transaction | null;
  /** The payments of what the desk has added to the booking. */
  additions: Transaction[];
  /** The entry on the waitlist; null: the message is not about one. */
  entry: WaitlistEntry | null;
  /** Profile of the reader; null: no account, or it was deleted. */
  profile: User | null;
  /** Account of the reader; null: no account, or it was deleted. */
  account: UserRecord | null;
  business: PublicSettings;
  settings: MessageSettings;
}

/** Reads everything that decides about a message and that it says. */
export async function readSubject(message: Message, context: Context): Promise<Subject> {
  const { db } = context;
  const id = message.bookingId ?? '';
  const { uid } = message;
  const [found, business, account] = await Promise.all([
    db.readAll(
      documentOf(db.bookings, id),
      documentOf(db.transactions, id),
      documentOf(db.users, uid ?? ''),
      db.messageSettings,
      documentOf(db.waitlist, message.facts.waitlistId ?? ''),
    ),
    readSettings(context),
    uid !== null ? findAccount(context.auth, uid) : null,
  ]);
  const [booking, payment, profile, stored, entry] = found;
  const ids = booking?.data()?.additions ?? [];
  const additions = await db.readAll(...ids.map((addition) => db.transactions.doc(addition)));
  return {
    message,
    booking: booking?.data() ?? null,
    payment: payment?.data() ?? null,
    additions: additions.flatMap((addition) => addition.data() ?? []),
    entry: entry?.data() ?? null,
    profile: profile?.data() ?? null,
    account,
    business,
    settings: messageSettingsOf(stored.data()),
  };
}

/** Tells which of two messages was written first; of two written at the same time their ids decide. */
const isEarlier = (one: Message, other: Message): boolean =>
  one.createdAt.getTime() === other.createdAt.getTime()
    ? one._id < other._id
    : one.createdAt < other.createdAt;

/** Returns the other messages of the same kind about the same booking. */
async function othersLike({ _id, kind, bookingId }: Message, { db }: Context): Promise<Message[]> {
  const found = await db.messages.where('bookingId', '==', bookingId).get();
  return found.docs
    .map((other) => other.data())
    .filter((other) => other._id !== _id && other.kind === kind);
}

/** Tells whether the customer has reviewed the service, or was asked about this visit before. */
async function isReviewAsked(
  { message, booking, profile }: Subject,
  context: Context,
): Promise<boolean> {
  if (!booking) return false;
  const asked = await othersLike(message, context);
  const isAsked = asked
    .filter(({ state }) => state !== 'dropped')
    // The desk may ask once more, because the first mail may not have arrived.
    .filter((other) => firstVersionOf(other) !== firstVersionOf(message))
    .some((other) => other.sentAt || isEarlier(other, message));
  if (isAsked || !profile) return isAsked;
  return (await context.db.reviews.doc(reviewId(booking.service._id, profile.authorKey)).get())
    .exists;
}

/** Kinds that depend on whether there is a bay for the booking. */
const bayKinds: ReadonlySet<MessageKind> = new Set([
  'displaced',
  'staff_displaced',
  'reminder_day',
  'reminder_soon',
]);

/** Reads the facts by which a message is judged, as they are now. */
export async function situationOf(subject: Subject, context: Context): Promise<MessageSituation> {
  const { message, booking, payment, additions, entry, profile, account, settings } = subject;
  const isAboutAccount = message.kind in accountMessageKinds;
  const [isWithoutBay, isAsked, others] = await Promise.all([
    bayKinds.has(message.kind) && booking ? isDisplaced(booking, context) : false,
    message.kind === 'how_was_it' ? isReviewAsked(subject, context) : false,
    message.kind === 'ready' ? othersLike(message, context) : [],
  ]);
  return {
    booking,
    payment,
    additions,
    offer: entry && offerAt(entry, context.now()),
    isReaderGone: message.uid !== null && (isAboutAccount ? account : profile) === null,
    isReviewAsked: isAsked,
    isReadyToldLater: others.some((other) => isEarlier(message, other)),
    isDisplaced: isWithoutBay,
    settings,
    timeZone: context.settings.businessTimeZone,
  };
}

export const isForStaff = (kind: MessageKind): boolean => messageKinds[kind].reader === 'staff';

/** Returns the reader with their current email; without an account the email given at the purchase. */
export function readerOf(subject: Subject): Reader {
  const { message, booking, payment, profile, account, business, settings } = subject;
  if (isForStaff(message.kind)) {
    const { name, email, phone } = business;
    return { uid: null, name, email: settings.staffEmail || email, phone };
  }
  if (account && message.kind in accountMessageKinds) {
    // The name is left out, because anybody could send a stranger a text of theirs with it.
    const email = message.facts.email ?? account.email ?? '';
    return { uid: account.uid, name: '', email, phone: '' };
  }
  const known = profile ?? booking?.customer ?? payment?.customer;
  return {
    uid: message.uid,
    name: known?.name ?? '',
    // The profile follows a new address only when its owner signs in.
    email: account?.email ?? known?.email ?? '',
    phone: known?.phone ?? '',
  };
}
