import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { Context } from '../context.ts';
import { listPage } from '../db/list-page.ts';
import type { Handler } from '../http/handler.ts';

/** Everybody's profile, page by page. */
export const listUsers: Handler<Context, Endpoints['listUsers']> = ({ query }, { db }) =>
  listPage(db.users, db.users.orderBy('createdAt', 'desc'), query);
