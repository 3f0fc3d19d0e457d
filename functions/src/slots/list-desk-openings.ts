import type { Endpoints } from '@carwash/domain/endpoints';
import { openingsByDay } from '@carwash/domain/slots/open-times';
import { openTimesOfDays } from '@carwash/domain/slots/open-times-of-days';
import { readDaysToCome } from '../bays/read-days-to-come.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';

/** When a service has room as the desk may give it away, by the days as they are. */
export const listDeskOpenings: Handler<Context, Endpoints['listDeskOpenings']> = async (
  { query: { serviceId } },
  context,
) => {
  const { businessTimeZone } = context.settings;
  const services = openTimesOfDays(await readDaysToCome(context), businessTimeZone);
  return openingsByDay(services.get(serviceId) ?? {}, context.now(), businessTimeZone);
};
