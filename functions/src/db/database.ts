import { collections } from '@carwash/domain/collections';
import { reconcilerRunId, reconcilerRunSchema } from '@carwash/domain/reconciler/reconciler-run';
import type {
  Firestore,
  Query,
  QuerySnapshot,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import type { AnyObjectSchema } from 'yup';
import { documentSchemas } from './document-schemas.ts';
import { schemaConverter } from './schema-converter.ts';

/** Each collection under its name, but for the events, which stand below their booking. */
type CollectionName = Exclude<keyof typeof collections, 'events'>;

/** The typed collections. Documents are validated when they are read. */
export function openDatabase(firestore: Firestore) {
  const parsed = <S extends AnyObjectSchema>(path: string, schema: S) =>
    firestore.collection(path).withConverter(schemaConverter(schema));
  return {
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
    services: parsed(collections.services, documentSchemas.services),
    slots: parsed(collections.slots, documentSchemas.slots),
    users: parsed(collections.users, documentSchemas.users),
    transactions: parsed(collections.transactions, documentSchemas.transactions),
    bookings: parsed(collections.bookings, documentSchemas.bookings),
    bookingEvents: (bookingId: string) =>
      firestore
        .collection(collections.bookings)
        .doc(bookingId)
        .collection(collections.events)
        .withConverter(schemaConverter(documentSchemas.events)),
    idempotencyKeys: parsed(collections.idempotencyKeys, documentSchemas.idempotencyKeys),
    accountFollowUps: parsed(collections.accountFollowUps, documentSchemas.accountFollowUps),
    stats: firestore.collection(collections.stats),
    statsDeltas: parsed(collections.statsDeltas, documentSchemas.statsDeltas),
    maintenance: firestore.collection(collections.maintenance),
    paymentQuestions: parsed(collections.paymentQuestions, documentSchemas.paymentQuestions),
    purchaseFences: firestore.collection(collections.purchaseFences),
    /** One document: the last run of the reconciler. */
    reconcilerRun: firestore
      .collection(collections.maintenance)
      .doc(reconcilerRunId)
      .withConverter(schemaConverter(reconcilerRunSchema)),
    callCounts: parsed(collections.callCounts, documentSchemas.callCounts),
    reviews: parsed(collections.reviews, documentSchemas.reviews),
    images: firestore.collection(collections.images),
    audit: parsed(collections.audit, documentSchemas.audit),
  } satisfies Record<CollectionName, object> & Record<string, unknown>;
}

export type Database = ReturnType<typeof openDatabase>;
