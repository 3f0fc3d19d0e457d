import type { Endpoints } from '@carwash/domain/endpoints';
import { openTimesByDay } from '@carwash/domain/slots/open-times';
import { openTimesOfDays, shortestJobs } from '@carwash/domain/slots/open-times-of-days';
import type { Context } from '../context.ts';
import { readDaysToCome } from '../days/read-days-to-come.ts';
import { readDocument } from '../db/read-document.ts';
import { readSettings } from '../db/read-settings.ts';
import type { Handler } from '../http/handler.ts';

/** Returns when a service has room for the desk, from the days as they are now, without the booking window. */
export const listDeskOpenTimes: Handler<Context, Endpoints['listDeskOpenTimes']> = async (
  { query: { serviceId } },
  context,
) => {
  const { businessTimeZone } = context.settings;
  const [days, service, settings] = await Promise.all([
    readDaysToCome(context),
    readDocument(context.db.services, serviceId),
    readSettings(context),
  ]);
  const shortest = shortestJobs(service ? [service.data()] : [], settings);
  const openTimes = openTimesOfDays(days, businessTimeZone, shortest);
  return openTimesByDay(openTimes.get(serviceId) ?? {}, context.now(), businessTimeZone);
};
