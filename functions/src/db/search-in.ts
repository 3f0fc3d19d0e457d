import { isFound, parseSearch, type SearchedTexts } from '@carwash/domain/search/search-terms';
import type { Query } from 'firebase-admin/firestore';

export interface Search<T> {
  /** Finds all that is looked for, and perhaps more. */
  query: Query<T>;
  /** Whether a document of it is what is looked for. */
  isFound: (document: T) => boolean;
  /** Whether `query` finds nothing else. */
  isExact: boolean;
}

/**
 * A search in what `query` finds. Firestore is asked for the sharpest word, by its beginning; the rest
 * is looked for in what it answers. A search without words finds everything.
 * @param textsOf where in a document the words are looked for
 */
export function searchIn<T>(
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
