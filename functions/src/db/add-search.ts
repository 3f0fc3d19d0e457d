import { isFound, parseSearch, type SearchedTexts } from '@carwash/domain/search/search-terms';
import type { Query } from 'firebase-admin/firestore';

export interface Search<T> {
  /** Query that finds all matches, and possibly other documents. */
  query: Query<T>;
  /** Tells whether a document of `query` is a match. */
  isFound: (document: T) => boolean;
  /** Whether `query` finds only matches. */
  isExact: boolean;
}

/**
 * Adds a text search to `query`. Firestore filters by the longest word's prefix; `isFound` checks the results
 * for the other words. An empty search matches everything.
 * @param textsOf returns the searchable texts of a document
 */
export function addSearch<T>(
  query: Query<T>,
  typed: string | undefined,
  textsOf: (document: T) => SearchedTexts,
): Search<T> {
  const search = parseSearch(typed ?? '');
  if (!search) return { query, isFound: () => true, isExact: true };
  return {
    query: query.where('searchTerms', 'array-contains-any', search.keys),
    isFound: (document) => isFound(textsOf(document), search),
    isExact: search.isExact,
  };
}
