import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { badInput } from '../http/api-error.ts';
import { readDocument } from './read-document.ts';

export interface ListPage<T> {
  data: T[];
  meta: { limit: number; nextCursor: string | null };
}

/**
 * One page of `query`, which is on `collection` and ordered. The cursor is the id of the last
 * document of the page before.
 * @throws ApiError bad_input for a cursor that no page gave
 */
export async function listPage<T>(
  collection: CollectionReference<T>,
  query: Query<T>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<ListPage<T>> {
  let page = query.limit(limit + 1);
  if (cursor !== undefined) {
    const last = await readDocument(collection, cursor);
    if (!last) {
      throw badInput('cursor', 'cursor must be the nextCursor of an earlier page');
    }
    page = page.startAfter(last);
  }
  const found = (await page.get()).docs;
  const shown = found.slice(0, limit);
  const nextCursor = found.length > limit ? (shown.at(-1)?.id ?? null) : null;
  return { data: shown.map((document) => document.data()), meta: { limit, nextCursor } };
}
