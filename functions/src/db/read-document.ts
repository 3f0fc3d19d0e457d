import type {
  CollectionReference,
  DocumentReference,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { ApiError } from '../errors/api-error.ts';

/**
 * Tells whether a text from a request can be a document id. Firestore would read a slash as a path, and
 * rejects dots and `__x__`.
 */
const isDocumentId = (id: string): boolean => /^(?!__)[\w-]{1,64}$/.test(id);

/** Returns the document with that id; null if the text can't be an id. */
export const documentOf = <T>(
  collection: CollectionReference<T>,
  id: string,
): DocumentReference<T> | null => (isDocumentId(id) ? collection.doc(id) : null);

/** Returns the stored document, parsed; null if there is none or if `id` can't be an id. */
export async function readDocument<T>(
  collection: CollectionReference<T>,
  id: string,
): Promise<QueryDocumentSnapshot<T> | null> {
  const snapshot = await documentOf(collection, id)?.get();
  return snapshot?.exists ? (snapshot as QueryDocumentSnapshot<T>) : null;
}

/**
 * Returns the stored document, parsed.
 * @throws ApiError as given if there is none, or if `id` can't be an id
 */
export async function readExisting<T>(
  collection: CollectionReference<T>,
  id: string,
  notFound: () => ApiError,
): Promise<QueryDocumentSnapshot<T>> {
  const snapshot = await readDocument(collection, id);
  if (!snapshot) throw notFound();
  return snapshot;
}

/** Greatest number of values that a query can name. */
const mostValues = 30;

/** Returns the documents whose field has one of these values, however many those are. */
export async function findAmong<T>(
  documents: Query<T>,
  field: string,
  values: readonly string[],
): Promise<QueryDocumentSnapshot<T>[]> {
  const parts = Array.from({ length: Math.ceil(values.length / mostValues) }, (_, part) =>
    values.slice(part * mostValues, (part + 1) * mostValues),
  );
  const found = await Promise.all(parts.map((part) => documents.where(field, 'in', part).get()));
  return found.flatMap(({ docs }) => docs);
}
