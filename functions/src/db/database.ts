import { auditEntrySchema } from '@carwash/domain/audit/audit-entry';
import { bookingEventSchema, bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import type { ProviderOutcome } from '@carwash/domain/payments/next-payment-step';
import { transactionSchema, transactionStatuses } from '@carwash/domain/payments/transaction';
import { reconcilerRunId, reconcilerRunSchema } from '@carwash/domain/reconciler/reconciler-run';
import { reviewSchema } from '@carwash/domain/reviews/review';
import { serviceSchema } from '@carwash/domain/services/service';
import { slotSchema } from '@carwash/domain/slots/slot';
import { statsDeltaSchema } from '@carwash/domain/statistics/statistics';
import { userSchema } from '@carwash/domain/users/user';
import type {
  Firestore,
  Query,
  QuerySnapshot,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { date, type InferType, object, string } from 'yup';
import { parsedBy } from './parse-document.ts';

/** What of a profile the account of Firebase Auth follows. */
const followedUp = ['role', 'status'] as const;

const idempotencyKeySchema = object({
  _id: string().required(),
  /** The id of the document that the call has made. */
  madeId: string().required(),
  /** A hash of what was asked for: the key means nothing for anything else. */
  request: string().required(),
  /** Firestore deletes the document some time after this moment (TTL policy). */
  expiresAt: date().required(),
  createdAt: date().required(),
});

export type IdempotencyKey = InferType<typeof idempotencyKeySchema>;

const paymentQuestionSchema = object({
  /** The payment's. */
  _id: string().required(),
  askedAt: date().required(),
  /** The last time because somebody said that the provider had decided. */
  newsAskedAt: date().nullable().defined(),
  /** What the payment was when the question was asked. */
  status: string().oneOf(transactionStatuses).required(),
  /** What the provider said, if that settled nothing; null until it has answered. */
  outcome: string<ProviderOutcome>().nullable().defined(),
  /** Firestore deletes the document some time after this moment (TTL policy). */
  expiresAt: date().required(),
  createdAt: date().required(),
});

const accountFollowUpSchema = object({
  /** `{what}_{uid}` */
  _id: string().required(),
  uid: string().required(),
  /** Which decision about the account is to be followed. */
  what: string().oneOf(followedUp).required(),
  /** When it should have been. */
  dueAt: date().required(),
  createdAt: date().required(),
});

export type AccountFollowUp = InferType<typeof accountFollowUpSchema>;

/** The typed collections. Documents are validated as they are read. */
export const openDatabase = (firestore: Firestore) => ({
  batch: () => firestore.batch(),
  /**
   * Runs a query on the documents as they were at a moment.
   * @param readTime a moment that the database itself named, not more than an hour ago
   */
  readAt: <T>(readTime: Timestamp, query: Query<T>): Promise<QuerySnapshot<T>> =>
    firestore.runTransaction((past) => past.get(query), { readOnly: true, readTime }),
  /** Reads several things as they are at one moment. Nobody waits for it, and it waits for nobody. */
  readTogether: <T>(read: (moment: Transaction) => Promise<T>): Promise<T> =>
    firestore.runTransaction(read, { readOnly: true }),
  services: firestore.collection(collections.services).withConverter(parsedBy(serviceSchema)),
  slots: firestore.collection(collections.slots).withConverter(parsedBy(slotSchema)),
  users: firestore.collection(collections.users).withConverter(parsedBy(userSchema)),
  transactions: firestore
    .collection(collections.transactions)
    .withConverter(parsedBy(transactionSchema)),
  bookings: firestore.collection(collections.bookings).withConverter(parsedBy(bookingSchema)),
  bookingEvents: (bookingId: string) =>
    firestore
      .collection(collections.bookings)
      .doc(bookingId)
      .collection(collections.events)
      .withConverter(parsedBy(bookingEventSchema)),
  idempotencyKeys: firestore
    .collection(collections.idempotencyKeys)
    .withConverter(parsedBy(idempotencyKeySchema)),
  accountFollowUps: firestore
    .collection(collections.accountFollowUps)
    .withConverter(parsedBy(accountFollowUpSchema)),
  stats: firestore.collection(collections.stats),
  statsDeltas: firestore
    .collection(collections.statsDeltas)
    .withConverter(parsedBy(statsDeltaSchema)),
  /** Only its write times are of interest: never parsed. */
  maintenance: firestore.collection(collections.maintenance),
  paymentQuestions: firestore
    .collection(collections.paymentQuestions)
    .withConverter(parsedBy(paymentQuestionSchema)),
  /** Only its write times are of interest: never parsed. */
  purchaseFences: firestore.collection(collections.purchaseFences),
  /** One document: the last run of the reconciler. */
  reconcilerRun: firestore
    .collection(collections.maintenance)
    .doc(reconcilerRunId)
    .withConverter(parsedBy(reconcilerRunSchema)),
  /** Counted blindly: never parsed. */
  callCounts: firestore.collection(collections.callCounts),
  reviews: firestore.collection(collections.reviews).withConverter(parsedBy(reviewSchema)),
  images: firestore.collection(collections.images),
  audit: firestore.collection(collections.audit).withConverter(parsedBy(auditEntrySchema)),
});

export type Database = ReturnType<typeof openDatabase>;
