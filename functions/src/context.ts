import type { Auth } from 'firebase-admin/auth';
import type { Database } from './db/database.ts';
import type { PasswordCheck } from './gateways/password-check.ts';
import type { PaymentProvider } from './gateways/payment-provider.ts';
import type { CallLimits } from './limits/parse-call-limits.ts';

export interface Settings {
  /** ISO 4217, sent to the payment provider. */
  currency: string;
  /** Where customers reach the site, without a trailing slash. */
  publicBaseUrl: string;
  /** IANA name. */
  businessTimeZone: string;
  callLimits: CallLimits;
  /** How many slots a customer may hold at once without having paid for them. */
  maxUnpaidHolds: number;
}

/** What every handler works with. */
export interface Context {
  db: Database;
  auth: Auth;
  paymentProvider: PaymentProvider;
  passwordCheck: PasswordCheck;
  settings: Settings;
  now: () => Date;
  /** From 0 to below 1, like `Math.random`. */
  random: () => number;
}
