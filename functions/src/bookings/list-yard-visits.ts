import { isInYard, yardVisitOf } from '@carwash/domain/bookings/yard-visit';
import { startedBefore } from '@carwash/domain/days/started-before';
import type { Endpoints } from '@carwash/domain/endpoints';
import { businessDayRange } from '@carwash/domain/time/business-day-range';
import { businessDay } from '@carwash/domain/time/business-time';
import type { Context } from '../context.ts';
import { readableData } from '../db/readable.ts';
import type { Handler } from '../http/handler.ts';

/** Returns the visits of today, and those of yesterday whose job lasts beyond midnight. */
export const listYardVisits: Handler<Context, Endpoints['listYardVisits']> = async (
  _request,
  { db, now, settings: { businessTimeZone } },
) => {
  const today = businessDay(now(), businessTimeZone);
  const { from, until } = businessDayRange({ startDate: today, endDate: today }, businessTimeZone);
  const day = (await db.days.doc(today).get()).data();
  const { docs } = await db.bookings
    .where('slot.startsAt', '>=', startedBefore(day, businessTimeZone) ?? from)
    .where('slot.startsAt', '<', until)
    .orderBy('slot.startsAt')
    .get();
  return readableData(docs)
    .filter((booking) => isInYard(booking, today, day))
    .map(yardVisitOf);
};
