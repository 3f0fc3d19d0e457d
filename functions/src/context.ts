import type { MessageChannel } from '@carwash/domain/messages/kinds';
import type { DaysAhead } from '@carwash/domain/slots/open-times-of-days';
import type { VehicleDetail } from '@carwash/domain/vehicles/vehicle-details';
import type { Auth } from 'firebase-admin/auth';
import type { Database } from './db/database.ts';
import type { TimedCache } from './db/timed-cache.ts';
import type { KeyedHash } from './gateways/keyed-hash.ts';
import type { Channel } from './gateways/message-channel.ts';
import type { PasswordCheck } from './gateways/password-check.ts';
import type { PasswordReset } from './gateways/password-reset.ts';
import type { PaymentProvider } from './gateways/payment-provider.ts';
import type { CallLimits } from './limits/parse-call-limits.ts';

export interface Settings {
  /** ISO 4217, sent to the payment provider. */
  currency: string;
  /** Public address of the site, without a trailing slash. */
  publicBaseUrl: string;
  /** IANA name of the business time zone. */
  businessTimeZone: string;
  /**
   * ISO 3166-1 alpha-2 code of the country whose phone numbers may be typed without a country code; the
   * payment provider gets its name.
   */
  businessCountry: string;
  /** Details that customers enter about their vehicles unless the business has set something else. */
  askedVehicleDetails: readonly VehicleDetail[];
  callLimits: CallLimits;
  /** Most unpaid holds of a customer. */
  maxUnpaidHolds: number;
  /** Most mails that the mail server gets in any minute. */
  mailsPerMinute: number;
  /** Mail services must send it with reports of bounces. Too short: all reports are refused. */
  bounceSecret: string;
  /** Addresses to which notifications may be posted. */
  pushServices: readonly URLPattern[];
}

/** The dependencies of every handler. */
export interface Context {
  db: Database;
  auth: Auth;
  paymentProvider: PaymentProvider;
  passwordCheck: PasswordCheck;
  passwordReset: PasswordReset;
  keyedHash: KeyedHash;
  settings: Settings;
  now: () => Date;
  /** Waits for that many milliseconds. */
  wait: (ms: number) => Promise<void>;
  /** Returns a number from 0 to below 1, like `Math.random`. */
  random: () => number;
  daysAhead: TimedCache<DaysAhead>;
  /** Draws a booking's code, which another booking may have. */
  drawBookingCode: () => string;
  /** The ways to send messages that are set up. */
  messageChannels: Partial<Record<MessageChannel, Channel>>;
}
