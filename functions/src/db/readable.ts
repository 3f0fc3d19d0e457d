import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logError } from '../errors/log.ts';

interface ReadableDocument<T> {
  document: QueryDocumentSnapshot<T>;
  data: T;
}

/** Returns the documents that fit their schema, and logs the path of each other one. */
export const readable = <T>(
  documents: readonly QueryDocumentSnapshot<T>[],
): ReadableDocument<T>[] =>
  documents.flatMap((document) => {
    try {
      return { document, data: document.data() };
    } catch (error) {
      logError('A document cannot be read', error, { path: document.ref.path });
      return [];
    }
  });

/** Returns the data of `readable` documents. */
export const readableData = <T>(documents: readonly QueryDocumentSnapshot<T>[]): T[] =>
  readable(documents).map(({ data }) => data);
