import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logError } from '../errors/log.ts';

/** A document with what it says. */
interface Readable<T> {
  document: QueryDocumentSnapshot<T>;
  data: T;
}

/** Returns the documents that fit their schema, so that one that does not stops nobody. It is logged with its path. */
export const readable = <T>(documents: readonly QueryDocumentSnapshot<T>[]): Readable<T>[] =>
  documents.flatMap((document) => {
    try {
      return { document, data: document.data() };
    } catch (error) {
      logError('A document cannot be read', error, { path: document.ref.path });
      return [];
    }
  });

/** Returns what the documents say that fit their schema, see `readable`. */
export const readableData = <T>(documents: readonly QueryDocumentSnapshot<T>[]): T[] =>
  readable(documents).map(({ data }) => data);
