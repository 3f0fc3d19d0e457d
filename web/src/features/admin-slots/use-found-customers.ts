import { collections } from '@carwash/domain/collections';
import { isFound, parseSearch } from '@carwash/domain/search/search-terms';
import { searchedTextsOfPerson } from '@carwash/domain/users/person-search';
import { type User, userSchema } from '@carwash/domain/users/user';
import { listLimit } from '~/lib/live/list-limit.ts';
import type { Live } from '~/lib/live/live.ts';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLiveList } from '~/lib/live/use-live-list.ts';

/** More than anybody reads: who is not among them is searched for more precisely. */
const mostShown = 10;

const customers = liveLists('owner', (keys: string[], limit: number) => ({
  collection: collections.users,
  schema: userSchema,
  contains: { field: 'searchTerms', values: keys },
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit,
}));

/**
 * The latest customers with an account whom a search finds by name, email or phone, at most ten;
 * none for an empty search. For admins.
 */
export function useFoundCustomers(typed: string): Live<User[]> {
  const search = parseSearch(typed);
  // The sharpest word is asked for, by its beginning: the rest is looked for in what is found.
  const limit = search?.isExact ? 2 * mostShown : listLimit;
  const found = useLiveList(search && customers(search.keys, limit));
  if (!search) return { state: 'ready', data: [] };
  if (found.state !== 'ready') return found;
  const data = found.data
    .filter((user) => user.role === 'user' && isFound(searchedTextsOfPerson(user), search))
    .slice(0, mostShown);
  return { state: 'ready', data };
}
