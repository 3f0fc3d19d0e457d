import type { Endpoints } from '@carwash/domain/endpoints';
import { lastBookableDay } from '@carwash/domain/slots/booking-window';
import { bookableByDay } from '@carwash/domain/slots/open-times';
import { openTimesOfDays } from '@carwash/domain/slots/open-times-of-days';
import type { Context } from '../context.ts';
import { readDaysToCome } from '../days/read-days-to-come.ts';
import type { Handler } from '../http/handler.ts';
import { readSettings } from '../settings/read-settings.ts';

/**
 * When services have room that customers can book, by the days as they were a minute ago at most: nobody
 * is sold anything by it, and whoever chooses a day sees that day live. A service without room is left out.
 */
export const listOpenTimes: Handler<Context, Endpoints['listOpenTimes']> = async (
  { query: { serviceId, maxDays } },
  context,
) => {
  const { now, openTimes } = context;
  const { businessTimeZone: timeZone } = context.settings;
  const window = { ...(await readSettings(context)), timeZone };
  const readOpenTimes = async () =>
    openTimesOfDays(await readDaysToCome(context, lastBookableDay(window, now())), timeZone);
  const services = await openTimes(readOpenTimes, now());
  return [...services].flatMap(([id, times]) => {
    if (serviceId !== undefined && id !== serviceId) return [];
    const days = bookableByDay(times, window, now()).slice(0, maxDays);
    return days.length > 0 ? { serviceId: id, days } : [];
  });
};
