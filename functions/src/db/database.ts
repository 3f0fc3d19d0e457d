import { collections } from '@carwash/domain/collections';
import { reconcilerRunId, reconcilerRunSchema } from '@carwash/domain/reconciler/reconciler-run';
import type {
  Firestore,
  Query,
  QuerySnapshot,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { documentSchemas } from './document-schemas.ts';
import { schemaConverter } from './schema-converter.ts';

/** Each collection under its name, but for the events, which stand below their booking. */
type CollectionName = Exclude<keyof typeof collections, 'events'>;

/** The typed collections. Documents are validated when they are read. */
export const openDatabase = (firestore: Firestore) =>
  ({
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
      .withConverter(schemaConverter(documentSchemas.services)),
    slots: firestore
      .collection(collections.slots)
      .withConverter(schemaConverter(documentSchemas.slots)),
    users: firestore
      .collection(collections.users)
      .withConverter(schemaConverter(documentSchemas.users)),
    transactions: firestore
      .collection(collections.transactions)
      .withConverter(schemaConverter(documentSchemas.transactions)),
    bookings: firestore
      .collection(collections.bookings)
      .withConverter(schemaConverter(documentSchemas.bookings)),
    bookingEvents: (bookingId: string) =>
      firestore
        .collection(collections.bookings)
        .doc(bookingId)
        .collection(collections.events)
        .withConverter(schemaConverter(documentSchemas.events)),
    idempotencyKeys: firestore
      .collection(collections.idempotencyKeys)
      .withConverter(schemaConverter(documentSchemas.idempotencyKeys)),
    accountFollowUps: firestore
      .collection(collections.accountFollowUps)
      .withConverter(schemaConverter(documentSchemas.accountFollowUps)),
    stats: firestore.collection(collections.stats),
    statsDeltas: firestore
      .collection(collections.statsDeltas)
      .withConverter(schemaConverter(documentSchemas.statsDeltas)),
    maintenance: firestore.collection(collections.maintenance),
    paymentQuestions: firestore
      .collection(collections.paymentQuestions)
      .withConverter(schemaConverter(documentSchemas.paymentQuestions)),
    purchaseFences: firestore.collection(collections.purchaseFences),
    /** One document: the last run of the reconciler. */
    reconcilerRun: firestore
      .collection(collections.maintenance)
      .doc(reconcilerRunId)
      .withConverter(schemaConverter(reconcilerRunSchema)),
    callCounts: firestore
      .collection(collections.callCounts)
      .withConverter(schemaConverter(documentSchemas.callCounts)),
    reviews: firestore
      .collection(collections.reviews)
      .withConverter(schemaConverter(documentSchemas.reviews)),
    images: firestore.collection(collections.images),
    audit: firestore
      .collection(collections.audit)
      .withConverter(schemaConverter(documentSchemas.audit)),
  }) satisfies Record<CollectionName, object> & Record<string, unknown>;

export type Database = ReturnType<typeof openDatabase>;
