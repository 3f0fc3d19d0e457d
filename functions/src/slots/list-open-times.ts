import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import type { Handler } from '../http/handler.ts';
import { bookableTimes, readDaysAhead } from './read-days-ahead.ts';

/**
 * Returns when services have room that customers can book, from days read at most a minute ago. That is enough because
 * nothing is sold by this answer: a chosen day is read live. A service without room is left out.
 */
export const listOpenTimes: Handler<Context, Endpoints['listOpenTimes']> = async (
  { query },
  context,
) => {
  const timeZone = context.settings.businessTimeZone;
  const window = { ...(await readSettings(context)), timeZone };
  return bookableTimes(await readDaysAhead(context, window), query, window, context.now());
};
