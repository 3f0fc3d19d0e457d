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
import { schemaConverter } from './schema-converter.ts';

/** Fields of a profile that are copied to its Firebase Auth account. */
const followedUp = ['role', 'status'] as const;

const idempotencyKeySchema = object({
  _id: string().required(),
  /** Id of the document that the call created. */
  madeId: string().required(),
  /** Hash of the request: the key is only valid for the same request. */
  request: string().required(),
  /** Firestore deletes the document some time after this moment (TTL policy). */
  expiresAt: date().required(),
  createdAt: date().required(),
});

export type IdempotencyKey = InferType<typeof idempotencyKeySchema>;

const paymentQuestionSchema = object({
  /** Id of the payment. */
  _id: string().required(),
  askedAt: date().required(),
  /** The last query because of news (see `Occasion`). */
  newsAskedAt: date().nullable().defined(),
  /** The payment's status at the time of the query. */
  status: string().oneOf(transactionStatuses).required(),
  /** The provider's answer if it did not settle the payment; null until it has answered. */
  outcome: string<ProviderOutcome>().nullable().defined(),
  /** Firestore deletes the document some time after this moment (TTL policy). */
  expiresAt: date().required(),
  createdAt: date().required(),
});

const accountFollowUpSchema = object({
  /** `{what}_{uid}` */
  _id: string().required(),
  uid: string().required(),
  /** Which field of the profile must be copied to the account. */
  what: string().oneOf(followedUp).required(),
  /** When it should be finished at the latest. After that the reconciler does it. */
  dueAt: date().required(),
  createdAt: date().required(),
});

export type AccountFollowUp = InferType<typeof accountFollowUpSchema>;

/** The typed collections. Documents are validated when they are read. */
export const openDatabase = (firestore: Firestore) => ({
  batch: () => firestore.batch(),
  /**
   * Runs a query on a past state of the database.
   * @param readTime a time returned by the database, at most an hour ago
   */
  readAt: <T>(readTime: Timestamp, query: Query<T>): Promise<QuerySnapshot<T>> =>
    firestore.runTransaction((past) => past.get(query), { readOnly: true, readTime }),
  /** Reads several documents at the same moment, in a read-only transaction without locks. */
  readTogether: <T>(read: (moment: Transaction) => Promise<T>): Promise<T> =>
    firestore.runTransaction(read, { readOnly: true }),
  services: firestore
    .collection(collections.services)
    .withConverter(schemaConverter(serviceSchema)),
  slots: firestore.collection(collections.slots).withConverter(schemaConverter(slotSchema)),
  users: firestore.collection(collections.users).withConverter(schemaConverter(userSchema)),
  transactions: firestore
    .collection(collections.transactions)
    .withConverter(schemaConverter(transactionSchema)),
  bookings: firestore
    .collection(collections.bookings)
    .withConverter(schemaConverter(bookingSchema)),
  bookingEvents: (bookingId: string) =>
    firestore
      .collection(collections.bookings)
      .doc(bookingId)
      .collection(collections.events)
      .withConverter(schemaConverter(bookingEventSchema)),
  idempotencyKeys: firestore
    .collection(collections.idempotencyKeys)
    .withConverter(schemaConverter(idempotencyKeySchema)),
  accountFollowUps: firestore
    .collection(collections.accountFollowUps)
    .withConverter(schemaConverter(accountFollowUpSchema)),
  stats: firestore.collection(collections.stats),
  statsDeltas: firestore
    .collection(collections.statsDeltas)
    .withConverter(schemaConverter(statsDeltaSchema)),
  /** Only its write times are of interest: never parsed. */
  maintenance: firestore.collection(collections.maintenance),
  paymentQuestions: firestore
    .collection(collections.paymentQuestions)
    .withConverter(schemaConverter(paymentQuestionSchema)),
  /** Only its write times are of interest: never parsed. */
  purchaseFences: firestore.collection(collections.purchaseFences),
  /** One document: the last run of the reconciler. */
  reconcilerRun: firestore
    .collection(collections.maintenance)
    .doc(reconcilerRunId)
    .withConverter(schemaConverter(reconcilerRunSchema)),
  /** Only incremented: never parsed. */
  callCounts: firestore.collection(collections.callCounts),
  reviews: firestore.collection(collections.reviews).withConverter(schemaConverter(reviewSchema)),
  images: firestore.collection(collections.images),
  audit: firestore.collection(collections.audit).withConverter(schemaConverter(auditEntrySchema)),
});

export type Database = ReturnType<typeof openDatabase>;
