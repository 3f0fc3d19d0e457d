import {
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  endAt,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import type { AnyObjectSchema, InferType } from 'yup';
import { app } from './app';
import { datesFromTimestamps } from './dates-from-timestamps';
import type { Cursor, DocumentSource, Listener, ListSource, ReadDocument } from './live-source';
import { noteListener } from './note-listener';
import { parseDocument } from './parse-document';
import { emulators } from './settings';
import { sleepWhileHidden } from './sleep-while-hidden';
import { Unreached } from './unreached';

/**
 * How long to wait for the server's answer, in milliseconds, when all known documents of a list come from
 * other listeners and the list may be incomplete.
 */
const partialListTimeoutMs = 3000;

// Keeps its cache in memory, because a persistent one would show yesterday's slots as open before the server
// answers.
export const firestore = getFirestore(app);

if (emulators) {
  const { hostname, port } = new URL(`http://${emulators.firestore}`);
  connectFirestoreEmulator(firestore, hostname, Number(port));
}

sleepWhileHidden(firestore);

const toOrder = ({ by, direction }: { by: string; direction: 'asc' | 'desc' }) => [
  orderBy(by, direction),
  orderBy(documentId(), direction),
];

const toRange = (
  field: string,
  { from, until }: NonNullable<ListSource<AnyObjectSchema>['within']>,
) => [where(field, '>=', from), where(field, '<', until)];

const toQuery = (source: ListSource<AnyObjectSchema>) =>
  query(
    collection(firestore, source.collection),
    ...Object.entries(source.equal ?? {}).map(([field, value]) => where(field, '==', value)),
    ...(source.oneOf ? [where(source.oneOf.field, 'in', source.oneOf.values)] : []),
    ...(source.contains
      ? [where(source.contains.field, 'array-contains-any', source.contains.values)]
      : []),
    ...(source.order && source.within ? toRange(source.order.by, source.within) : []),
    ...(source.first ? [orderBy(source.first, 'desc')] : []),
    ...(source.order ? toOrder(source.order) : []),
    ...(source.after ? [startAfter(...valuesOf(source.after))] : []),
    ...(source.until === undefined ? [] : [endAt(source.until)]),
    limit(source.limit),
  );

/** Returns the values of a cursor in the order of `toQuery`. */
const valuesOf = ({ first, value, id }: Cursor) => [
  ...(first === undefined ? [] : [first]),
  value,
  id,
];

function toCursor(
  document: QueryDocumentSnapshot,
  { order, first }: Pick<ListSource<AnyObjectSchema>, 'order' | 'first'>,
): Cursor | null {
  if (!order) return null;
  const value = datesFromTimestamps(document.get(order.by));
  const isUsable = value instanceof Date || typeof value === 'string' || typeof value === 'number';
  if (!isUsable) return null;
  return { ...(first && { first: document.get(first) }), value, id: document.id };
}

/** Listens to a list. Returns the unsubscribe function. */
export function listenToList<Schema extends AnyObjectSchema>(
  source: ListSource<Schema>,
  listener: Listener<ReadDocument<InferType<Schema>>[]>,
): () => void {
  const read = (document: QueryDocumentSnapshot): ReadDocument<InferType<Schema>> => ({
    entity: parseDocument(source.schema, document.ref.path, datesFromTimestamps(document.data())),
    cursor: toCursor(document, source),
  });
  let known = false;
  let heldBack = false;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  const deliver = (documents: QueryDocumentSnapshot[]) => {
    known = true;
    heldBack = false;
    listener.ready(documents.map(read));
  };
  const stop = onSnapshot(
    toQuery(source),
    { includeMetadataChanges: true },
    (snapshot) => {
      clearTimeout(timeout);
      noteListener(listener, !snapshot.metadata.fromCache);
      if (known) {
        heldBack ||= snapshot.docChanges().length > 0;
        // The emulator sends a commit document by document; only the last snapshot is not from the
        // cache.
        const isPart = source.ofOneMoment && snapshot.metadata.fromCache;
        if (heldBack && !isPart) deliver(snapshot.docs);
      } else if (!snapshot.metadata.fromCache) {
        deliver(snapshot.docs);
      } else if (snapshot.empty) {
        // An empty snapshot from the cache means that the server cannot be reached. The listener
        // keeps trying.
        listener.failed(new Unreached(`${source.collection} cannot be reached`));
      } else {
        timeout = setTimeout(deliver, partialListTimeoutMs, snapshot.docs);
      }
    },
    (error) => {
      clearTimeout(timeout);
      listener.failed(error);
    },
  );
  return () => {
    clearTimeout(timeout);
    noteListener(listener, true);
    stop();
  };
}

/** Listens to one document; null while it does not exist. Returns the unsubscribe function. */
export function listenToDocument<Schema extends AnyObjectSchema>(
  source: DocumentSource<Schema>,
  listener: Listener<InferType<Schema> | null>,
): () => void {
  const stop = onSnapshot(
    doc(firestore, source.collection, source.id),
    { includeMetadataChanges: true },
    (snapshot) => {
      noteListener(listener, !snapshot.metadata.fromCache);
      const { path } = snapshot.ref;
      if (!snapshot.exists()) {
        if (snapshot.metadata.fromCache)
          listener.failed(new Unreached(`${path} cannot be reached`));
        else listener.ready(null);
        return;
      }
      const entity = parseDocument(source.schema, path, datesFromTimestamps(snapshot.data()));
      if (entity === null) listener.failed(new Error(`${path} is malformed`));
      else listener.ready(entity);
    },
    listener.failed,
  );
  return () => {
    noteListener(listener, true);
    stop();
  };
}
