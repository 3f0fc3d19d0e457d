import { collections } from '@carwash/domain/collections';
import { isFound, parseSearch } from '@carwash/domain/search/search-terms';
import { searchedTextsOfPerson } from '@carwash/domain/users/person-search';
import { type User, userSchema } from '@carwash/domain/users/user';
import { listLimit } from '~/lib/live/list-limit';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import type { QueryState } from '~/lib/query-state';

/** Most results shown; others need a more precise search. */
const mostShown = 10;

const customers = liveLists('owner', (keys: string[], limit: number) => ({
  collection: collections.users,
  schema: userSchema,
  contains: { field: 'searchTerms', values: keys },
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit,
}));

/**
 * Finds the latest customers with an account that match a search by name, email or phone, at most ten; none
 * for an empty search. For the desk.
 */
export function useFoundAccounts(typed: string): QueryState<User[]> {
  const search = parseSearch(typed);
  // The query matches the prefix of the most selective word only; the other words are matched here.
  const limit = search?.isExact ? 2 * mostShown : listLimit;
  const found = useLiveList(search && customers(search.keys, limit));
  if (!search) return { state: 'ready', data: [] };
  if (found.state !== 'ready') return found;
  const data = found.data
    .filter((user) => user.role === 'user' && isFound(searchedTextsOfPerson(user), search))
    .slice(0, mostShown);
  return { state: 'ready', data };
}
