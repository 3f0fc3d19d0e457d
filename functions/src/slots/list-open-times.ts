import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import type { Handler } from '../http/handler.ts';
import { bookableTimes, readDaysAhead } from './read-days-ahead.ts';

/**
 * When services have room that customers can book, by the days as they were a minute ago at most: nobody
 * is sold anything by it, and whoever chooses a day sees that day live. A service without room is left out.
 */
export const listOpenTimes: Handler<Context, Endpoints['listOpenTimes']> = async (
  { query },
  context,
) => {
  const timeZone = context.settings.businessTimeZone;
  const window = { ...(await readSettings(context)), timeZone };
  return bookableTimes(await readDaysAhead(context, window), query, window, context.now());
};
