import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { badInput } from '../errors/api-error.ts';
import { readDocument } from './read-document.ts';
import { readableData } from './readable.ts';

export interface ListPage<T> {
  data: T[];
  meta: { limit: number; nextCursor: string | null };
}

/** The requested page. */
export interface WantedPage {
  limit: number;
  /** Id of the last document of the previous page. */
  cursor?: string | undefined;
}

/**
 * Returns the part of `query`, which is on `collection` and ordered, after the cursor.
 * @throws ApiError bad_input for an invalid cursor
 */
export async function startAfter<T>(
  collection: CollectionReference<T>,
  query: Query<T>,
  cursor: string | undefined,
): Promise<Query<T>> {
  if (cursor === undefined) return query;
  const last = await readDocument(collection, cursor);
  if (!last) throw badInput('cursor', 'cursor must be the nextCursor of an earlier page');
  return query.startAfter(last);
}

/**
 * Returns one page of `query`, which is on `collection` and ordered.
 * @throws ApiError bad_input for an invalid cursor
 */
export async function listPage<T>(
  collection: CollectionReference<T>,
  query: Query<T>,
  { limit, cursor }: WantedPage,
): Promise<ListPage<T>> {
  const rest = await startAfter(collection, query, cursor);
  const found = (await rest.limit(limit + 1).get()).docs;
  const shown = found.slice(0, limit);
  const nextCursor = found.length > limit ? (shown.at(-1)?.id ?? null) : null;
  return { data: readableData(shown), meta: { limit, nextCursor } };
}
