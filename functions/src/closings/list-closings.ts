import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { listPage } from '../db/list-page.ts';
import type { Handler } from '../http/handler.ts';

export const listClosings: Handler<Context, Endpoints['listClosings']> = (
  { query },
  { db: { closings } },
) => listPage(closings, closings.orderBy('closingNumber', 'desc'), query);
