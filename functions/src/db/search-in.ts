import { isFoundBy, searchedTerms, sharpestTerm } from '@carwash/domain/rules/search-terms';
import type { Query } from 'firebase-admin/firestore';

export interface Searchable {
  searchTerms: string[];
}

export interface Search<T> {
  /** Finds all that is looked for, and perhaps more. */
  query: Query<T>;
  /** Whether a document of it is what is looked for. */
  isFound: (document: T) => boolean;
  /** Whether `query` finds nothing else. */
  isExact: boolean;
}

/**
 * A search in what `query` finds. Firestore is asked for one word, the sharpest; the others are looked
 * for in what it answers. A search without words finds everything.
 */
export function searchIn<T extends Searchable>(
  query: Query<T>,
  search: string | undefined,
): Search<T> {
  const terms = searchedTerms(search ?? '');
  const sharpest = sharpestTerm(terms);
  return {
    query: sharpest === null ? query : query.where('searchTerms', 'array-contains', sharpest),
    isExact: terms.length < 2,
    isFound: (document) => isFoundBy(document.searchTerms, terms),
  };
}
