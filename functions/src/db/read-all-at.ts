import {
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import type { Database } from './database.ts';

const pageSize = 1000;

/**
 * Yields all documents of a query as they were at `readTime`, one page at a time. Each page is a separate
 * read of the past, because a transaction ends after 270 seconds; all pages show the same state.
 */
export async function* readAllAt<T>(
  readTime: Timestamp,
  query: Query<T>,
  { readAt }: Database,
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  const inOrder = query.orderBy(FieldPath.documentId()).limit(pageSize);
  let page = inOrder;
  for (;;) {
    const { docs } = await readAt(readTime, page);
    yield docs;
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) return;
    page = inOrder.startAfter(last);
  }
}
