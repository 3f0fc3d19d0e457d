import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { type ListPage, listPage } from './list-page.ts';

interface Wanted {
  /** Only documents with this status; by default all. */
  status?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * Returns one page of `query`, which is on `collection`, newest first.
 * @throws ApiError bad_input for an invalid cursor
 */
export const listNewest = <T>(
  collection: CollectionReference<T>,
  query: Query<T>,
  { status, ...page }: Wanted,
): Promise<ListPage<T>> => {
  const chosen = status ? query.where('status', '==', status) : query;
  return listPage(collection, chosen.orderBy('createdAt', 'desc'), page);
};
