import type { Endpoints } from '@carwash/domain/api/endpoints';
import { textsOfPerson } from '@carwash/domain/rules/found-by';
import type { Context } from '../context.ts';
import { listFound } from '../db/list-found.ts';
import type { Handler } from '../http/handler.ts';

/** Everybody's profile, or those that a search finds, page by page. */
export const listUsers: Handler<Context, Endpoints['listUsers']> = ({ query }, { db }) =>
  listFound(db.users, db.users.orderBy('createdAt', 'desc'), query, textsOfPerson);
