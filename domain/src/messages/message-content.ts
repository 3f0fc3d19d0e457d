import type { Booking } from '../bookings/booking.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import type { SignInWay } from '../users/sign-in-ways.ts';
import type { WaitlistEntry } from '../waitlist/waitlist-entry.ts';
import type { MessageKind } from './kinds.ts';
import type { MessageFacts } from './message.ts';

/** Absolute addresses of the site that a message leads to. */
export interface MessageLinks {
  home: string;
  /** The booking or payment, for its reader; null: a message about an account. */
  booking: string | null;
  /** The one thing that the reader is asked to do; null: nothing. Of an account: contains a secret code. */
  action: string | null;
  /** Stops optional mails without a sign-in; null where that is not possible. */
  unsubscribe: string | null;
}

/** Everything that a message says, read when it is sent. */
export interface MessageContent {
  kind: MessageKind;
  /** Name of the reader. */
  name: string;
  business: PublicSettings;
  /** IANA name of the business time zone: all times are told in it. */
  timeZone: string;
  now: Date;
  /** The booking as it is now; null: there is none. */
  booking: Booking | null;
  /** Its payment as it is now, or the payment that never became a booking; null: none. */
  payment: Transaction | null;
  /** The payments of what the desk has added to the booking. */
  additions: readonly Transaction[];
  /** The entry on the waitlist as it is now; null: it is not about one. */
  entry: WaitlistEntry | null;
  facts: MessageFacts;
  /** The ways to sign in to the account of the reader now; empty without an account. */
  signInWays: readonly SignInWay[];
  links: MessageLinks;
  /** A line by the owner for this kind; empty: none. */
  ownLine: string;
}
