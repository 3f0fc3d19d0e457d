import type { AnyObjectSchema, InferType } from 'yup';
import type {
  Cursor,
  DocumentSource,
  Listener,
  ListSource,
  ReadDocument,
} from '~/lib/firebase/live-source';
import { parseDocument } from '~/lib/firebase/parse-document';

/** A document, with the fields that the schema of its reader wants. */
export type StoredDocument = Readonly<{ _id: string } & Record<string, unknown>>;

/** The documents of a collection. loading: listeners get no answer; failed: they are refused. */
type StoredCollection = readonly StoredDocument[] | 'loading' | 'failed';

export type StoredCollections = Readonly<Record<string, StoredCollection>>;

let collections: StoredCollections = {};

const listeners = new Set<() => void>();

/** Replaces the documents of these collections; open listeners hear of it at once. */
export function storeDocuments(changed: StoredCollections): void {
  collections = { ...collections, ...changed };
  for (const deliver of listeners) deliver();
}

export function forgetDocuments(): void {
  collections = {};
}

const valueAt = (document: StoredDocument, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => Object(value)[name], document);

function compare(one: unknown, other: unknown): number {
  const [a, b] = [one, other].map((value) => (value instanceof Date ? value.getTime() : value));
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  return Number(a) - Number(b);
}

/** Returns what `source` finds, as Firestore would. */
function find<Schema extends AnyObjectSchema>(
  source: ListSource<Schema>,
  stored: readonly StoredDocument[],
): ReadDocument<InferType<Schema>>[] {
  const { collection, schema, equal = {}, oneOf, contains, order, first, within, until } = source;
  const sign = order?.direction === 'desc' ? -1 : 1;
  const cursorOf = (document: StoredDocument): Cursor => ({
    ...(first && { first: valueAt(document, first) === true }),
    value: order ? (valueAt(document, order.by) as Cursor['value']) : '',
    id: document._id,
  });
  const compareCursors = (one: Cursor, other: Cursor) =>
    Number(other.first ?? false) - Number(one.first ?? false) ||
    sign * (compare(one.value, other.value) || compare(one.id, other.id));
  const isFound = (document: StoredDocument) => {
    const { value } = cursorOf(document);
    const valuesOf = (path: string) => [valueAt(document, path)].flat();
    return (
      (!order || value !== undefined) &&
      Object.entries(equal).every(([path, wanted]) => valueAt(document, path) === wanted) &&
      [oneOf, contains].every(
        (asked) => !asked || valuesOf(asked.field).some((one) => asked.values.includes(`${one}`)),
      ) &&
      (!within || (compare(value, within.from) >= 0 && compare(value, within.until) < 0)) &&
      (until === undefined || sign * compare(value, until) <= 0) &&
      (!source.after || compareCursors(cursorOf(document), source.after) > 0)
    );
  };
  return stored
    .filter(isFound)
    .sort((one, other) => compareCursors(cursorOf(one), cursorOf(other)))
    .slice(0, source.limit)
    .map((document) => ({
      entity: parseDocument(schema, `${collection}/${document._id}`, document),
      cursor: order ? cursorOf(document) : null,
    }));
}

function follow<T>(
  collection: string,
  listener: Listener<T>,
  read: (stored: readonly StoredDocument[]) => T,
): () => void {
  const fail = (error: unknown) => listener.failed(error);
  const deliver = () => {
    const stored = collections[collection] ?? [];
    if (typeof stored === 'string') {
      // A failed listener ends. The next test that shares this query then starts a new listener without old data.
      listeners.delete(deliver);
      fail(Object.assign(new Error(stored), { code: 'permission-denied' }));
      return;
    }
    try {
      listener.ready(read(stored));
    } catch (error) {
      fail(error);
    }
  };
  listeners.add(deliver);
  queueMicrotask(() => {
    if (listeners.has(deliver) && collections[collection] !== 'loading') deliver();
  });
  return () => void listeners.delete(deliver);
}

export const listenToList = <Schema extends AnyObjectSchema>(
  source: ListSource<Schema>,
  listener: Listener<ReadDocument<InferType<Schema>>[]>,
) => follow(source.collection, listener, (stored) => find(source, stored));

export const listenToDocument = <Schema extends AnyObjectSchema>(
  { collection, id, schema }: DocumentSource<Schema>,
  listener: Listener<InferType<Schema> | null>,
) =>
  follow<InferType<Schema> | null>(collection, listener, (stored) => {
    const document = stored.find(({ _id }) => _id === id);
    if (!document) return null;
    const entity = parseDocument(schema, `${collection}/${id}`, document);
    if (entity === null) throw new Error(`${collection}/${id} is malformed`);
    return entity;
  });
