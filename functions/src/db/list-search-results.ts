import type { SearchedTexts } from '@carwash/domain/search/search-terms';
import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { addSearch } from './add-search.ts';
import { type ListPage, startAfter, type WantedPage } from './list-page.ts';
import { readable } from './readable.ts';

/** Most documents that are read for one page of a search. */
const readsPerPage = 300;

/**
 * Returns one page of search results in `query`, which is on `collection` and ordered. If only few documents
 * match, a page may be short or empty although another page follows.
 * @throws ApiError bad_input for an invalid cursor
 */
export async function listSearchResults<T>(
  collection: CollectionReference<T>,
  query: Query<T>,
  { search, limit, cursor }: WantedPage & { search?: string | undefined },
  textsOf: (document: T) => SearchedTexts,
): Promise<ListPage<T>> {
  const { query: wanted, isFound, isExact } = addSearch(query, search, textsOf);
  const rest = await startAfter(collection, wanted, cursor);
  const reads = isExact ? limit : readsPerPage;
  const read = (await rest.limit(reads + 1).get()).docs;
  const looked = read.slice(0, reads);
  const found = readable(looked).filter(({ data }) => isFound(data));
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1)?.document : looked.at(-1);
  const isLastPage = found.length <= limit && read.length <= reads;
  const nextCursor = isLastPage ? null : (last?.id ?? null);
  return { data: shown.map(({ data }) => data), meta: { limit, nextCursor } };
}
