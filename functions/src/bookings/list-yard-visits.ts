import { isInYard, yardVisitOf } from '@carwash/domain/bookings/yard-visit';
import { startedBefore } from '@carwash/domain/days/started-before';
import type { Endpoints } from '@carwash/domain/endpoints';
import { endOfOpening, openingDayAt } from '@carwash/domain/slots/opening-day';
import { businessInstant } from '@carwash/domain/time/business-time';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import { readableData } from '../db/readable.ts';
import type { Handler } from '../http/handler.ts';

/** Returns the visits of today and its night, and those of yesterday whose job lasts beyond midnight. */
export const listYardVisits: Handler<Context, Endpoints['listYardVisits']> = async (
  _request,
  context,
) => {
  const { db, now } = context;
  const { businessTimeZone: timeZone } = context.settings;
  const hours = await readSettings(context);
  const today = openingDayAt(now(), hours, timeZone);
  const day = (await db.days.doc(today).get()).data();
  const from = startedBefore(day, timeZone) ?? businessInstant(today, '00:00', timeZone);
  const { docs } = await db.bookings
    .where('slot.startsAt', '>=', from)
    .where('slot.startsAt', '<', endOfOpening(today, hours, timeZone))
    .orderBy('slot.startsAt')
    .get();
  return readableData(docs)
    .filter((booking) => isInYard(booking, today, day, { hours, timeZone }))
    .map(yardVisitOf);
};
