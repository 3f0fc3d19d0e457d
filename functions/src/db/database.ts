import { collections } from '@carwash/domain/collections';
import {
  messageSettingsId,
  storedMessageSettingsSchema,
} from '@carwash/domain/messages/message-settings';
import { reconcilerRunId, reconcilerRunSchema } from '@carwash/domain/reconciler/reconciler-run';
import { legalTextsId, privateSettingsId } from '@carwash/domain/settings/collections';
import { storedLegalTextsSchema } from '@carwash/domain/settings/legal-texts';
import { storedPrivateSettingsSchema } from '@carwash/domain/settings/private-settings';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import type { AnyObjectSchema } from 'yup';
import { batchCalls } from './batch-calls.ts';
import { documentSchemas, startsByHoursSchema } from './document-schemas.ts';
import { schemaConverter } from './schema-converter.ts';

/** Names of the collections, without the events, which are below their booking. */
type CollectionName = Exclude<keyof typeof collections, 'events'>;

type Ref = DocumentReference<unknown> | null;

type SnapshotOf<R extends Ref> = R extends DocumentReference<infer T> ? DocumentSnapshot<T> : null;

type SnapshotsOf<Refs extends readonly Ref[]> = {
  -readonly [I in keyof Refs]: SnapshotOf<Refs[I]>;
};

/** Validates a document once, however often its data is read. Callers must not change the returned data. */
function checkOnce(snapshot: DocumentSnapshot): void {
  const check = snapshot.data.bind(snapshot);
  let checked: { data: ReturnType<typeof check> } | undefined;
  snapshot.data = () => {
    checked ??= { data: check() };
    return checked.data;
  };
}

/** Returns the typed collections. Documents are validated when they are read. */
export function openDatabase(firestore: Firestore) {
  const parsed = <S extends AnyObjectSchema>(path: string, schema: S) =>
    firestore.collection(path).withConverter(schemaConverter(schema));
  const readBatched = batchCalls(async (asked: DocumentReference[][]) => {
    const documents = asked.flat();
    const found = documents.length === 0 ? [] : await firestore.getAll(...documents);
    for (const snapshot of found) checkOnce(snapshot);
    return asked.map(({ length }) => found.splice(0, length));
  });
  return {
    batch: () => firestore.batch(),
    /**
     * Runs a query on a past state of the database.
     * @param readTime a time returned by the database, at most an hour ago
     */
    readAt: <T>(readTime: Timestamp, query: Query<T>): Promise<QuerySnapshot<T>> =>
      firestore.runTransaction((past) => past.get(query), { readOnly: true, readTime }),
    /**
     * Reads documents of several collections at the same time; null for null. Shares its round trip with all
     * other reads of that time.
     */
    readAll: async <const Refs extends readonly Ref[]>(...refs: Refs) => {
      const found = await readBatched(refs.filter((ref) => ref !== null) as DocumentReference[]);
      return refs.map((ref) => ref && found.shift()) as unknown as SnapshotsOf<Refs>;
    },
    /** Reads several documents in one consistent state, in a read-only transaction without locks. */
    readTogether: <T>(read: (moment: Transaction) => Promise<T>): Promise<T> =>
      firestore.runTransaction(read, { readOnly: true }),
    services: parsed(collections.services, documentSchemas.services),
    bays: parsed(collections.bays, documentSchemas.bays),
    days: parsed(collections.days, documentSchemas.days),
    users: parsed(collections.users, documentSchemas.users),
    transactions: parsed(collections.transactions, documentSchemas.transactions),
    bookings: parsed(collections.bookings, documentSchemas.bookings),
    bookingCodes: parsed(collections.bookingCodes, documentSchemas.bookingCodes),
    bookingEvents: (bookingId: string) =>
      firestore
        .collection(collections.bookings)
        .doc(bookingId)
        .collection(collections.events)
        .withConverter(schemaConverter(documentSchemas.events)),
    idempotencyKeys: parsed(collections.idempotencyKeys, documentSchemas.idempotencyKeys),
    accountFollowUps: parsed(collections.accountFollowUps, documentSchemas.accountFollowUps),
    pins: parsed(collections.pins, documentSchemas.pins),
    stats: firestore.collection(collections.stats),
    statsDeltas: parsed(collections.statsDeltas, documentSchemas.statsDeltas),
    maintenance: firestore.collection(collections.maintenance),
    paymentQuestions: parsed(collections.paymentQuestions, documentSchemas.paymentQuestions),
    purchaseFences: parsed(collections.purchaseFences, documentSchemas.purchaseFences),
    /** One document: the last run of the reconciler. */
    reconcilerRun: firestore
      .collection(collections.maintenance)
      .doc(reconcilerRunId)
      .withConverter(schemaConverter(reconcilerRunSchema)),
    /** One document: the last day up to which the starts generated from the opening hours are complete. */
    startsByHours: firestore
      .collection(collections.maintenance)
      .doc('starts')
      .withConverter(schemaConverter(startsByHoursSchema)),
    callCounts: parsed(collections.callCounts, documentSchemas.callCounts),
    receipts: parsed(collections.receipts, documentSchemas.receipts),
    receiptNumbers: parsed(collections.receiptNumbers, documentSchemas.receiptNumbers),
    closings: parsed(collections.closings, documentSchemas.closings),
    reviews: parsed(collections.reviews, documentSchemas.reviews),
    unreadReviews: parsed(collections.unreadReviews, documentSchemas.unreadReviews),
    savedVehicles: parsed(collections.savedVehicles, documentSchemas.savedVehicles),
    waitlist: parsed(collections.waitlist, documentSchemas.waitlist),
    customerNotes: parsed(collections.customerNotes, documentSchemas.customerNotes),
    calendarFeeds: parsed(collections.calendarFeeds, documentSchemas.calendarFeeds),
    settings: parsed(collections.settings, documentSchemas.settings),
    /** One document: the private settings of the business. */
    privateSettings: firestore
      .collection(collections.settings)
      .doc(privateSettingsId)
      .withConverter(schemaConverter(storedPrivateSettingsSchema)),
    /** One document: the texts of the legal pages. */
    legalTexts: firestore
      .collection(collections.settings)
      .doc(legalTextsId)
      .withConverter(schemaConverter(storedLegalTextsSchema)),
    /** One document: the settings of all messages. */
    messageSettings: firestore
      .collection(collections.settings)
      .doc(messageSettingsId)
      .withConverter(schemaConverter(storedMessageSettingsSchema)),
    messagePreferences: parsed(collections.messagePreferences, documentSchemas.messagePreferences),
    pushSubscriptions: parsed(collections.pushSubscriptions, documentSchemas.pushSubscriptions),
    messages: parsed(collections.messages, documentSchemas.messages),
    images: firestore.collection(collections.images),
    visitRecords: parsed(collections.visitRecords, documentSchemas.visitRecords),
    visitPhotos: parsed(collections.visitPhotos, documentSchemas.visitPhotos),
    audit: parsed(collections.audit, documentSchemas.audit),
  } satisfies Record<CollectionName, object> & Record<string, unknown>;
}

export type Database = ReturnType<typeof openDatabase>;
