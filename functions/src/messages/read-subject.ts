import type { Booking } from '@carwash/domain/bookings/booking';
import { isErased } from '@carwash/domain/bookings/erased-customer';
import {
  accountMessageKinds,
  customerMessageKinds,
  isOptional,
  type MessageKind,
  messageKinds,
} from '@carwash/domain/messages/kinds';
import { firstVersionOf, type Message } from '@carwash/domain/messages/message';
import { type MessageSettings, messageSettingsOf } from '@carwash/domain/messages/message-settings';
import type { MessageSituation } from '@carwash/domain/messages/message-verdict';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { dayMs } from '@carwash/domain/time/durations';
import type { User } from '@carwash/domain/users/user';
import { offerAt, type WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';
import type { UserRecord } from 'firebase-admin/auth';
import type { Context } from '../context.ts';
import { isDisplaced } from '../days/is-displaced.ts';
import { findDisplaced } from '../days/list-displaced.ts';
import { documentOf } from '../db/read-document.ts';
import { readSettings } from '../db/read-settings.ts';
import { findAccount } from '../gateways/find-account.ts';
import type { Reader } from '../gateways/message-channel.ts';

/** The booking, payment and reader of a message, as they are now. */
export interface Subject {
  message: Message;
  booking: Booking | null;
  /** Tells whether the booking is still as it was read; false also without one. */
  isBookingUnchanged: () => Promise<boolean>;
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
  const isBookingUnchanged = async () => {
    if (!booking?.exists) return false;
    const [latest] = await db.readAll(booking.ref);
    return latest.updateTime?.valueOf() === booking.updateTime?.valueOf();
  };
  const ids = booking?.data()?.additions ?? [];
  const additions = await db.readAll(...ids.map((addition) => db.transactions.doc(addition)));
  return {
    message,
    booking: booking?.data() ?? null,
    isBookingUnchanged,
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
  const alike = db.messages.where('bookingId', '==', bookingId).where('kind', '==', kind);
  const found = await alike.get();
  return found.docs.map((other) => other.data()).filter((other) => other._id !== _id);
}

/** Tells whether a message reports the last change of its booking, so that none is later. */
const isOfLastChange = ({ message, booking }: Subject): boolean =>
  message.version === String(booking?.version);

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

/** Tells whether a message is to a customer without an account who was erased since. */
const isErasedReader = ({ booking, payment }: Subject): boolean => {
  const customer = booking?.customer ?? payment?.customer;
  return customer !== undefined && isErased(customer);
};

/** Tells whether the booking of a message, or any booking if it is about many, has no bay. */
async function isWithoutBay({ message, booking }: Subject, context: Context): Promise<boolean> {
  if (booking) return isDisplaced(booking, context);
  return message.facts.bookingCount !== undefined && (await findDisplaced(context)).length > 0;
}

/** Returns the hash of an address by which its mails are counted, and a bounce is known to be about it. */
export const mailedToHash = (email: string, { keyedHash }: Pick<Context, 'keyedHash'>): string =>
  keyedHash('mailed_to', email.toLowerCase());

/** Returns how many messages about bookings were mailed to an address since a day ago; 0 without one. */
async function countMailsOfDay(email: string, context: Context): Promise<number> {
  if (email === '') return 0;
  const { db, now } = context;
  const since = new Date(now().getTime() - dayMs);
  const mailed = db.messages
    .where('mailedTo', '==', mailedToHash(email, context))
    .where('kind', 'in', customerMessageKinds)
    .where('sentAt', '>', since);
  return (await mailed.count().get()).data().count;
}

/** Reads the facts by which a message is judged, as they are now. */
export async function situationOf(subject: Subject, context: Context): Promise<MessageSituation> {
  const { message, booking, payment, additions, entry, profile, account, settings } = subject;
  const isAboutAccount = message.kind in accountMessageKinds;
  const [isWithoutItsBay, isAsked, others, mailsOfDay] = await Promise.all([
    bayKinds.has(message.kind) && isWithoutBay(subject, context),
    message.kind === 'how_was_it' ? isReviewAsked(subject, context) : false,
    message.kind === 'ready' && !isOfLastChange(subject) ? othersLike(message, context) : [],
    isOptional(message.kind) ? countMailsOfDay(readerOf(subject).email, context) : 0,
  ]);
  return {
    booking,
    payment,
    additions,
    offer: entry && offerAt(entry, context.now()),
    isReaderGone:
      message.uid === null
        ? !isForStaff(message.kind) && isErasedReader(subject)
        : (isAboutAccount ? account : profile) === null,
    isReviewAsked: isAsked,
    mailsOfDay,
    isReadyToldLater: others.some((other) => isEarlier(message, other)),
    isDisplaced: isWithoutItsBay,
    settings,
    timeZone: context.settings.businessTimeZone,
  };
}

/** Returns the account of the reader, unless it was deleted: then the reader is one without an account. */
export const uidOf = ({ message, profile }: Pick<Subject, 'message' | 'profile'>): string | null =>
  profile === null ? null : message.uid;

export const isForStaff = (kind: MessageKind): boolean => messageKinds[kind].reader === 'staff';

/** Tells whether a sale was paid, or made at the desk: strangers do neither. */
const isSerious = ({ amount, paidAt, status }: Pick<Transaction, 'amount' | 'paidAt' | 'status'>) =>
  amount > 0 && (paidAt !== null || status === 'unpaid' || status === 'written_off');

/**
 * Tells whether the reader of a message may be a stranger whose address somebody else has signed up with. Buyers are
 * always notified.
 */
const isStranger = ({ account, payment }: Subject): boolean =>
  account !== null && !account.emailVerified && !(payment && isSerious(payment));

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
    uid: uidOf(subject),
    // Anybody can sign up with a stranger's address and any text as name.
    name: account && !account.emailVerified ? '' : (known?.name ?? ''),
    // The profile follows a new address only when its owner signs in.
    email: isStranger(subject) ? '' : (account?.email ?? known?.email ?? ''),
    phone: known?.phone ?? '',
  };
}
