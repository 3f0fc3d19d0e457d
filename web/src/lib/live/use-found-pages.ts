import { isFound, parseSearch, type SearchedTexts } from '@carwash/domain/search/search-terms';
import type { Cursor, ReadDocument } from '../firebase/live-source';
import type { QueryPages } from '../query-state';
import { listLimit } from './list-limit';
import type { LiveQuery } from './live-query';
import { useLivePages } from './use-live-pages';

const usualPageSize = 25;

/** What the database is asked for. */
export interface AskedPage {
  /** The documents' `searchTerms` must contain one of them; null for every document. */
  keys: string[] | null;
  after: Cursor | null;
  limit: number;
}

/** What is looked for, and how. */
interface Looked<T> {
  /** Words of which each must be found; empty for every document. */
  search: string;
  /** Where in a document they are looked for. */
  textsOf: (entity: T) => SearchedTexts;
  /** What else a document that is searched for must be: the database is asked for the search alone. */
  isChosen?: ((entity: T) => boolean) | null;
}

/**
 * A long list, page by page, and narrowed down by a search. The database looks for the sharpest word
 * only, by its beginning; the rest is looked for in what it finds, so a page may show less than it
 * holds, perhaps nothing, and there still is another.
 * Starts at the first page; give the component a `key` that changes with what is listed.
 */
export function useFoundPages<T>(
  open: (asked: AskedPage) => LiveQuery<ReadDocument<T>[]>,
  { search: typed, textsOf, isChosen = null }: Looked<T>,
): QueryPages<T> {
  const search = parseSearch(typed);
  const isExact = !search || (search.isExact && !isChosen);
  const pageSize = isExact ? usualPageSize : listLimit - 1;
  const isShown = (entity: T) =>
    !search || (isFound(textsOf(entity), search) && (!isChosen || isChosen(entity)));
  return useLivePages<T>(
    (after) => open({ keys: search?.keys ?? null, after, limit: pageSize + 1 }),
    pageSize,
    { isShown, most: usualPageSize },
  );
}
