import { isFound, parseSearch, type SearchedTexts } from '@carwash/domain/search/search-terms';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Cursor, ReadDocument } from '../firebase/live-source';
import type { QueryPages } from '../query-state';
import { listLimit } from './list-limit';
import type { LiveQuery } from './live-query';
import { useLivePages } from './use-live-pages';

const usualPageSize = 25;

/** On a phone, where every entry is a card of several lines. */
const phonePageSize = 10;

/** The parameters of the database query. */
export interface PageRequest {
  /** The documents' `searchTerms` must contain one of these; null: no search. */
  keys: string[] | null;
  after: Cursor | null;
  limit: number;
}

/** A search and the rules for matching it. */
interface Looked<T> {
  /** Words that all must match; empty for all documents. */
  search: string;
  /** Returns the texts of a document in which the words are searched. */
  textsOf: (entity: T) => SearchedTexts;
  /**
   * A further filter that is applied to search results here, because the query itself only
   * searches.
   */
  isChosen?: ((entity: T) => boolean) | null;
}

/**
 * Reads a long list page by page, with a search. The database query matches the prefix of the most selective word
 * only; the other words are matched here. So a page may show fewer entries than it has read, perhaps none,
 * although there are more pages. Starts at the first page; the component needs a `key` that changes with the
 * query.
 */
export function useSearchedPages<T>(
  open: (asked: PageRequest) => LiveQuery<ReadDocument<T>[]>,
  { search: typed, textsOf, isChosen = null }: Looked<T>,
): QueryPages<T> {
  const search = parseSearch(typed);
  const isExact = !search || (search.isExact && !isChosen);
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'), {
    noSsr: true,
  });
  const most = isPhone ? phonePageSize : usualPageSize;
  const pageSize = isExact ? most : listLimit - 1;
  const isShown = (entity: T) =>
    !search || (isFound(textsOf(entity), search) && (!isChosen || isChosen(entity)));
  return useLivePages<T>(
    (after) => open({ keys: search?.keys ?? null, after, limit: pageSize + 1 }),
    pageSize,
    { isShown, most },
  );
}
