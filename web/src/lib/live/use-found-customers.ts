import { collections } from '@carwash/domain/entities/collections';
import { type User, userSchema } from '@carwash/domain/entities/user';
import { isFoundBy, searchedTerms, sharpestTerm } from '@carwash/domain/rules/search-terms';
import { listLimit } from './list-limit.ts';
import type { Live } from './live.ts';
import { liveLists } from './live-queries.ts';
import { useLiveList } from './use-live-list.ts';

/** More than anybody reads: who is not among them is searched for more precisely. */
const mostShown = 10;

const customers = liveLists('owner', (term: string, limit: number) => ({
  collection: collections.users,
  schema: userSchema,
  contains: { field: 'searchTerms', value: term },
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit,
}));

/**
 * The latest customers with an account whom a search finds by name, email or phone, at most ten;
 * none for an empty search. For admins.
 */
export function useFoundCustomers(search: string): Live<User[]> {
  const terms = searchedTerms(search);
  const term = sharpestTerm(terms);
  // Only one word is asked for: the others are looked for in what it finds.
  const limit = terms.length > 1 ? listLimit : 2 * mostShown;
  const found = useLiveList(term === null ? null : customers(term, limit));
  if (term === null) return { state: 'ready', data: [] };
  if (found.state !== 'ready') return found;
  const data = found.data
    .filter(({ role, searchTerms }) => role === 'user' && isFoundBy(searchTerms, terms))
    .slice(0, mostShown);
  return { state: 'ready', data };
}
