import { isFoundBy, searchedTerms, sharpestTerm } from '@carwash/domain/rules/search-terms';
import type { Cursor, ReadDocument } from '../firebase/live-source.ts';
import { listLimit } from './list-limit.ts';
import type { LiveQuery } from './live-query.ts';
import { type LivePages, useLivePages } from './use-live-pages.ts';

const usualPageSize = 25;

/** What the database is asked for. */
export interface AskedPage {
  /** A term that the documents' `searchTerms` must contain; null for every document. */
  term: string | null;
  after: Cursor | null;
  limit: number;
}

/**
 * A long list, page by page, and narrowed down by a search. The database looks for one term only; the
 * others are looked for in what it finds, so a page of a search with several words holds as many as
 * are found among the most that may be read at once, which may be none.
 * Starts at the first page; give the component a `key` that changes with what is listed.
 */
export function useFoundPages<T extends { searchTerms: string[] }>(
  open: (asked: AskedPage) => LiveQuery<ReadDocument<T>[]>,
  search: string,
): LivePages<T> {
  const terms = searchedTerms(search);
  const pageSize = terms.length > 1 ? listLimit - 1 : usualPageSize;
  const term = sharpestTerm(terms);
  const pages = useLivePages<T>((after) => open({ term, after, limit: pageSize + 1 }), pageSize);
  const { page } = pages;
  if (page.state !== 'ready') return pages;
  const data = page.data.filter(({ searchTerms }) => isFoundBy(searchTerms, terms));
  return { ...pages, page: { ...page, data } };
}
