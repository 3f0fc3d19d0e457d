import { auditEntrySchema } from '@carwash/domain/audit/audit-entry';
import { bookingEventSchema, bookingSchema } from '@carwash/domain/bookings/booking';
import { calendarFeedSchema } from '@carwash/domain/calendar/calendar-feed';
import { closingSchema, storedPeriodSchema } from '@carwash/domain/closings/closing';
import type { collections } from '@carwash/domain/collections';
import { customerNoteSchema } from '@carwash/domain/customers/customer-note';
import { traceSchema } from '@carwash/domain/customers/trace';
import { daySchema } from '@carwash/domain/days/day';
import { rosterSchema } from '@carwash/domain/days/roster';
import { limitedKinds } from '@carwash/domain/endpoint/endpoint';
import { messageSchema } from '@carwash/domain/messages/message';
import { messagePreferencesSchema } from '@carwash/domain/messages/preferences';
import { pushSubscriptionSchema } from '@carwash/domain/messages/push-subscription';
import type { ProviderOutcome } from '@carwash/domain/payments/next-payment-step';
import { transactionSchema, transactionStatuses } from '@carwash/domain/payments/transaction';
import { receiptCounterSchema, receiptSchema } from '@carwash/domain/receipts/receipt';
import { reviewSchema, unreadReviewSchema } from '@carwash/domain/reviews/review';
import { storedServiceSchema } from '@carwash/domain/services/service';
import { storedSettingsSchema } from '@carwash/domain/settings/public-settings';
import { statsDeltaSchema } from '@carwash/domain/statistics/statistics';
import { pinSchema } from '@carwash/domain/users/pin';
import { userSchema } from '@carwash/domain/users/user';
import { savedVehicleSchema } from '@carwash/domain/vehicles/saved-vehicle';
import { visitRecordSchema } from '@carwash/domain/visit-records/visit-record';
import { waitlistEntrySchema } from '@carwash/domain/waitlist/waitlist-entry';
import {
  type AnyObjectSchema,
  array,
  boolean,
  date,
  type InferType,
  mixed,
  number,
  object,
  string,
} from 'yup';

/** Changes of a profile that its Firebase Auth account must follow. */
const followedUp = ['role', 'status', 'deletion'] as const;

const accountFollowUpSchema = object({
  /** `{what}_{uid}` */
  _id: string().required(),
  uid: string().required(),
  /** The field of the profile that must be copied to the account; or the deletion of the profile. */
  what: string().oneOf(followedUp).required(),
  /** Time by which the call itself should be finished. After that the reconciler continues. */
  dueAt: date().required(),
  createdAt: date().required(),
});

export type AccountFollowUp = InferType<typeof accountFollowUpSchema>;

const providerQuerySchema = object({
  /** Id of the payment. */
  _id: string().required(),
  queriedAt: date().required(),
  /** Time of the last query because of news (see `Occasion`). */
  newsQueriedAt: date().nullable().defined(),
  /** Time until which a call waits for the next query because of news; null if none does. */
  waitedUntil: date().nullable().defined(),
  /** The payment's status at the time of the query. */
  status: string().oneOf(transactionStatuses).required(),
  /** The provider's answer if it did not settle the payment; null until it has answered. */
  outcome: string<ProviderOutcome>().nullable().defined(),
  /** Firestore deletes the document some time after this time (TTL policy). */
  expiresAt: date().required(),
  createdAt: date().required(),
});

export type ProviderQuery = InferType<typeof providerQuerySchema>;

const idempotencyKeySchema = object({
  _id: string().required(),
  /** Id of the document that the call created or changed. */
  madeId: string().required(),
  /** Hash of the request: the key is only valid for the same request. */
  request: string().required(),
  /** Firestore deletes the document some time after this time (TTL policy). */
  expiresAt: date().required(),
  createdAt: date().required(),
});

export type IdempotencyKey = InferType<typeof idempotencyKeySchema>;

const bookingCodeSchema = object({
  /** The booking code. */
  _id: string().required(),
  bookingId: string().required(),
  createdAt: date().required(),
});

const startHoldSchema = object({
  slotId: string().required(),
  from: date().required(),
  until: date().required(),
  usedMs: number().required(),
});

const customerVersionSchema = object({
  /** Id of the customer. */
  _id: string().required(),
  /** Number of commits that have raised it. */
  version: number().required(),
  /**
   * Ids of the payments that may hold a slot: all pending ones, all declined ones that keep their hold, and
   * some that have ended since.
   */
  openPayments: array(string().required()).required(),
  /** The customer's holds of starts that still count against another hold of the same start. */
  startHolds: array(startHoldSchema.required()).required(),
  /** Whether the customer has paid for anything. */
  hasPaid: boolean().required(),
  createdAt: date().required(),
});

export type StoredCustomerVersion = InferType<typeof customerVersionSchema>;

const bytes = () => mixed((value): value is Buffer => Buffer.isBuffer(value));

const visitPhotoSchema = object({
  _id: string().required(),
  bookingId: string().required(),
  bytes: bytes().required(),
  /** The same picture, smaller; null where it is small already. */
  small: bytes().nullable().defined(),
  contentType: string().required(),
  /** Firestore deletes the document some time after this time (TTL policy). */
  expiresAt: date().required(),
  createdAt: date().required(),
});

const callCountSchema = object({
  /** Hash of the kind, the caller and the window. */
  _id: string().required(),
  kind: string().oneOf(limitedKinds).required(),
  calls: number().required(),
  /** Firestore deletes the document some time after this time (TTL policy). */
  expiresAt: date().required(),
  /** Start of the window. */
  createdAt: date().required(),
});

export type CallCount = InferType<typeof callCountSchema>;

/**
 * Tells when the starts generated from the opening hours are due for an update, and up to which day they are
 * complete.
 */
export const startsByHoursSchema = object({
  dueAt: date().required(),
  /** The last day, yyyy-MM-dd, up to which all starts are correct; null: unknown. */
  madeUntil: string().nullable().defined(),
});

/** Tells when it is looked at next what has been kept for long enough. */
export const retentionStateSchema = object({
  dueAt: date().required(),
  /** Number of documents that failed the last time. Left out: none. */
  failed: number().integer().min(0),
});

/** The segments of text messages that were sent in a month. */
export const textSpendingSchema = object({
  /** yyyy-MM, by the clock of the business. */
  month: string().required(),
  segments: number().integer().min(0).required(),
});

/** The schema of each collection's documents; null where there is no single schema. */
export const documentSchemas = {
  users: userSchema,
  accountFollowUps: accountFollowUpSchema,
  pins: pinSchema,
  services: storedServiceSchema,
  bays: rosterSchema,
  days: daySchema,
  bookings: bookingSchema,
  events: bookingEventSchema,
  bookingCodes: bookingCodeSchema,
  transactions: transactionSchema,
  providerQueries: providerQuerySchema,
  customerVersions: customerVersionSchema,
  receipts: receiptSchema,
  receiptNumbers: receiptCounterSchema,
  closings: closingSchema,
  till: storedPeriodSchema,
  reviews: reviewSchema,
  unreadReviews: unreadReviewSchema,
  /** null, because days and months have different fields. */
  stats: null,
  statsDeltas: statsDeltaSchema,
  audit: auditEntrySchema,
  savedVehicles: savedVehicleSchema,
  waitlist: waitlistEntrySchema,
  customerNotes: customerNoteSchema,
  traces: traceSchema,
  messages: messageSchema,
  messagePreferences: messagePreferencesSchema,
  pushSubscriptions: pushSubscriptionSchema,
  calendarFeeds: calendarFeedSchema,
  settings: storedSettingsSchema,
  /** null, because each document is a whole picture. */
  images: null,
  visitRecords: visitRecordSchema,
  visitPhotos: visitPhotoSchema,
  idempotencyKeys: idempotencyKeySchema,
  callCounts: callCountSchema,
  /**
   * null, because of its different documents: write times of fences, the last run of the reconciler, the
   * state of generated starts, and the pace of mails.
   */
  maintenance: null,
} as const satisfies Record<keyof typeof collections, AnyObjectSchema | null>;
