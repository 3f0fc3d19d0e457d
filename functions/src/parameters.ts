import {
  defaultVehicleDetails,
  readVehicleDetails,
  type VehicleDetail,
} from '@carwash/domain/vehicles/vehicle-details';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { type CallLimits, defaultCallLimits, parseCallLimits } from './limits/parse-call-limits.ts';
import { defaultTrustedProxies } from './limits/parse-trusted-proxies.ts';
import { defaultPushServices } from './messages/push/push-services.ts';

/** Kept in Secret Manager; a function gets only those that its options name. */
export const secrets = {
  paymentSignatureKey: defineSecret('PAYMENT_SIGNATURE_KEY'),
  /** Not used where MAIL_URL names no user. */
  mailPassword: defineSecret('MAIL_PASSWORD'),
  /** Not used where PUSH_PUBLIC_KEY is empty. */
  pushPrivateKey: defineSecret('PUSH_PRIVATE_KEY'),
  /** Not used where TEXT_URL is empty. */
  textToken: defineSecret('TEXT_TOKEN'),
  /** Key of the hashes of addresses, phone numbers and plates. A new key forgets blocks and reviewers. */
  hashKey: defineSecret('HASH_KEY'),
  /** Mail services must send it with reports of bounces. Shorter than 16 characters: all reports are refused. */
  bounceSecret: defineSecret('BOUNCE_SECRET'),
};

/**
 * Parameters that are set per project. A deployment finds them by loading `index.ts`; they have values
 * only while a function runs.
 */
export const parameters = {
  ...secrets,
  /** Region of all functions: that of the database, because each payment makes several trips to it. */
  region: defineString('REGION', { default: 'us-central1' }),
  paymentBaseUrl: defineString('PAYMENT_BASE_URL'),
  paymentStoreId: defineString('PAYMENT_STORE_ID'),
  /** ISO 4217, of all prices and payments. */
  currency: defineString('CURRENCY', { default: 'USD' }),
  /** smtp(s)://user@host:port; empty: no mails are sent. */
  mailUrl: defineString('MAIL_URL', { default: '' }),
  /** The sender of all mails: 'Clearcoat <hello@example.com>' */
  mailFrom: defineString('MAIL_FROM', { default: '' }),
  /** Mails per minute that the mail server accepts, at least 2. Further mails wait. */
  mailsPerMinute: defineInt('MAILS_PER_MINUTE', { default: 30 }),
  /** The public VAPID key, base64url; empty: there are no notifications. */
  pushPublicKey: defineString('PUSH_PUBLIC_KEY', { default: '' }),
  /** Origins of the push services to which notifications may be posted, separated by spaces. */
  pushServices: defineString('PUSH_SERVICES', { default: defaultPushServices }),
  /** Address of the gateway for text messages; empty: none are sent. */
  textUrl: defineString('TEXT_URL', { default: '' }),
  /** The sender of text messages: a number, or a name that the gateway knows. */
  textFrom: defineString('TEXT_FROM', { default: '' }),
  publicBaseUrl: defineString('PUBLIC_BASE_URL'),
  businessTimeZone: defineString('BUSINESS_TIME_ZONE', { default: 'Asia/Dhaka' }),
  /**
   * ISO 3166-1 alpha-2 code of the country of the business, whose phone numbers may be typed without a
   * country code.
   */
  businessCountry: defineString('BUSINESS_COUNTRY', { default: 'BD' }),
  /**
   * Details that customers enter about a vehicle besides type and plate: of brand, model and year, separated
   * by spaces; empty for none.
   */
  askVehicleDetails: defineString('ASK_VEHICLE_DETAILS', { default: defaultVehicleDetails }),
  /** `yes`: the sign-in page offers the public demo accounts. Read by the build of the client. */
  demoAccounts: defineString('DEMO_ACCOUNTS', { default: '' }),
  /** `kind=calls/seconds`, separated by spaces; kinds that are left out keep their default. */
  callLimits: defineString('CALL_LIMITS', { default: defaultCallLimits }),
  /** Networks from which Hosting calls, as `address/length`, separated by spaces. */
  trustedProxies: defineString('TRUSTED_PROXIES', { default: defaultTrustedProxies }),
  /** enforce: calls need an App Check token. off: they do not. */
  appCheck: defineString('APP_CHECK', { default: 'off' }),
  maxUnpaidHolds: defineInt('MAX_UNPAID_HOLDS', { default: 3 }),
  /** Greatest age of the open times that an instance answers with, in seconds; 0: it reads the days for each call. */
  openTimesSeconds: defineInt('OPEN_TIMES_SECONDS', { default: 60 }),
  webApiKey: defineString('WEB_API_KEY'),
};

/** Returns the public address of the site, without a trailing slash. */
export const publicOrigin = (): string => parameters.publicBaseUrl.value().replace(/\/+$/, '');

/**
 * Returns the details that customers enter about their vehicles unless the business has set something else.
 */
export const askedVehicleDetails = (): readonly VehicleDetail[] =>
  readVehicleDetails(parameters.askVehicleDetails.value());

/** Returns the limits for each kind of call. */
export const callLimits = (): CallLimits => parseCallLimits(parameters.callLimits.value());
