import type { Endpoints } from '@carwash/domain/endpoints';
import { openTimesByDay } from '@carwash/domain/slots/open-times';
import { openTimesOfDays } from '@carwash/domain/slots/open-times-of-days';
import type { Context } from '../context.ts';
import { readDaysToCome } from '../days/read-days-to-come.ts';
import type { Handler } from '../http/handler.ts';

/** Returns when a service has room for the desk, from the days as they are now, without the booking window. */
export const listDeskOpenTimes: Handler<Context, Endpoints['listDeskOpenTimes']> = async (
  { query: { serviceId } },
  context,
) => {
  const { businessTimeZone } = context.settings;
  const services = openTimesOfDays(await readDaysToCome(context), businessTimeZone);
  return openTimesByDay(services.get(serviceId) ?? {}, context.now(), businessTimeZone);
};
