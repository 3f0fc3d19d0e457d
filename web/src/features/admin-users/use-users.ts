import { collections } from '@carwash/domain/collections';
import { searchedTextsOfPerson } from '@carwash/domain/users/person-search';
import { userSchema } from '@carwash/domain/users/user';
import { liveLists } from '~/lib/live/live-queries.ts';
import { type AskedPage, useFoundPages } from '~/lib/live/use-found-pages.ts';

const users = liveLists('owner', ({ keys, after, limit }: AskedPage) => ({
  collection: collections.users,
  schema: userSchema,
  contains: keys && { field: 'searchTerms', values: keys },
  order: { by: 'createdAt', direction: 'desc' } as const,
  after,
  limit,
}));

/** The users whom a search finds by name, email or phone, the newest first, page by page. For admins. */
export const useUsers = (search: string) =>
  useFoundPages(users, { search, textsOf: searchedTextsOfPerson });
