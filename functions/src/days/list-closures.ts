import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { closuresNow } from './change-roster.ts';
import { readRoster } from './read-roster.ts';

export const listClosures: Handler<Context, Endpoints['listClosures']> = async (
  _request,
  context,
) => {
  return closuresNow(await readRoster(context), context);
};
