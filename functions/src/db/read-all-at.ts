import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import type { Database } from './database.ts';
import { readPages } from './read-pages.ts';

const pageSize = 1000;

/**
 * Yields all documents of a query as they were at `readTime`, one page at a time. Each page is a separate
 * read of the past, because a transaction ends after 270 seconds; all pages show the same state.
 */
export const readAllAt = <T>(
  readTime: Timestamp,
  query: Query<T>,
  { readAt }: Database,
): AsyncGenerator<QueryDocumentSnapshot<T>[]> =>
  readPages(query.orderBy(FieldPath.documentId()), pageSize, (page) => readAt(readTime, page));
