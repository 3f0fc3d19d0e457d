import { collections } from '@carwash/domain/collections';
import { mailPaceId, mailPaceSchema } from '@carwash/domain/messages/mail-pace';
import {
  messageSettingsId,
  storedMessageSettingsSchema,
} from '@carwash/domain/messages/message-settings';
import { reconcilerRunId, reconcilerRunSchema } from '@carwash/domain/reconciler/reconciler-run';
import { storedLegalSettingsSchema } from '@carwash/domain/settings/legal-settings';
import { storedPrivateSettingsSchema } from '@carwash/domain/settings/private-settings';
import { legalSettingsId, privateSettingsId } from '@carwash/domain/settings/settings-ids';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import type { AnyObjectSchema, InferType } from 'yup';
import { batchCalls } from './batch-calls.ts';
import {
  documentSchemas,
  retentionStateSchema,
  startsByHoursSchema,
  textSpendingSchema,
} from './document-schemas.ts';
import { requireReadable, schemaConverter } from './schema-converter.ts';

/** Names of the collections, without the events, which are below their booking. */
type CollectionName = Exclude<keyof typeof collections, 'events'>;

type Schemas = typeof documentSchemas;

/** The collections with one schema, typed by it. */
type ParsedCollections = {
  [Name in CollectionName as Schemas[Name] extends AnyObjectSchema
    ? Name
    : never]: CollectionReference<InferType<NonNullable<Schemas[Name]>>>;
};

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

/** Collections about money, whose documents are checked also when they are written. */
const moneyCollections: ReadonlySet<string> = new Set<CollectionName | 'events'>([
  'bookings',
  'transactions',
  'events',
  'receipts',
  'closings',
  'till',
]);

const converterOf = <S extends AnyObjectSchema>(name: string, schema: S) =>
  moneyCollections.has(name)
    ? schemaConverter(schema, (entity) => requireReadable(schema, entity))
    : schemaConverter(schema);

/** Returns the typed collections. Documents are validated when they are read. */
export function openDatabase(firestore: Firestore) {
  const parsed = Object.entries<AnyObjectSchema | null>(documentSchemas).flatMap(
    ([name, schema]) =>
      schema ? [[name, firestore.collection(name).withConverter(converterOf(name, schema))]] : [],
  );
  const single = <S extends AnyObjectSchema>(collection: string, id: string, schema: S) =>
    firestore.collection(collection).doc(id).withConverter(schemaConverter(schema));
  const readBatched = batchCalls(async (asked: DocumentReference[][]) => {
    const documents = asked.flat();
    const found = documents.length === 0 ? [] : await firestore.getAll(...documents);
    for (const snapshot of found) checkOnce(snapshot);
    return asked.map(({ length }) => found.splice(0, length));
  });
  return {
    ...(Object.fromEntries(parsed) as ParsedCollections),
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
    bookingEvents: (bookingId: string) =>
      firestore
        .collection(collections.bookings)
        .doc(bookingId)
        .collection(collections.events)
        .withConverter(converterOf('events', documentSchemas.events)),
    stats: firestore.collection(collections.stats),
    maintenance: firestore.collection(collections.maintenance),
    /** One document: the last run of the reconciler. */
    reconcilerRun: single(collections.maintenance, reconcilerRunId, reconcilerRunSchema),
    /** One document: how fast mails were sent until now. */
    mailPace: single(collections.maintenance, mailPaceId, mailPaceSchema),
    /** One document: the last day up to which the starts generated from the opening hours are complete. */
    startsByHours: single(collections.maintenance, 'starts', startsByHoursSchema),
    /** One document: when it is looked at next what has been kept for long enough. */
    retention: single(collections.maintenance, 'retention', retentionStateSchema),
    /** One document: how many segments of text messages were sent in a month. */
    textSpending: single(collections.maintenance, 'texts', textSpendingSchema),
    /** One document: the private settings of the business. */
    privateSettings: single(collections.settings, privateSettingsId, storedPrivateSettingsSchema),
    /** One document: the texts of the legal pages, and the retention times. */
    legalSettings: single(collections.settings, legalSettingsId, storedLegalSettingsSchema),
    /** One document: the settings of all messages. */
    messageSettings: single(collections.settings, messageSettingsId, storedMessageSettingsSchema),
    images: firestore.collection(collections.images),
  } satisfies Record<CollectionName, object> & Record<string, unknown>;
}

export type Database = ReturnType<typeof openDatabase>;
