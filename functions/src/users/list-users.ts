import type { Endpoints } from '@carwash/domain/endpoints';
import { searchedTextsOfPerson } from '@carwash/domain/users/person-search';
import type { Context } from '../context.ts';
import { listSearchResults } from '../db/list-search-results.ts';
import type { Handler } from '../http/handler.ts';

/** Returns all profiles, or the results of a search, page by page. */
export const listUsers: Handler<Context, Endpoints['listUsers']> = ({ query }, { db }) =>
  listSearchResults(db.users, db.users.orderBy('createdAt', 'desc'), query, searchedTextsOfPerson);
