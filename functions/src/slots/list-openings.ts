import type { Endpoints } from '@carwash/domain/endpoints';
import { openingsByDay } from '@carwash/domain/slots/open-times';
import type { Context } from '../context.ts';
import { documentOf } from '../db/read-document.ts';
import type { Handler } from '../http/handler.ts';

/** As many as a catalogue has services at most. */
const mostOpenings = 500;

async function readOpenings(serviceId: string | undefined, { db }: Context) {
  if (serviceId === undefined) return (await db.openings.limit(mostOpenings).get()).docs;
  const found = await documentOf(db.openings, serviceId)?.get();
  return found ? [found] : [];
}

/** When services have room: one document is read for each. A service without any is left out. */
export const listOpenings: Handler<Context, Endpoints['listOpenings']> = async (
  { query: { serviceId, maxDays } },
  context,
) => {
  const { now, settings } = context;
  const found = await readOpenings(serviceId, context);
  return found.flatMap((snapshot) => {
    const openings = snapshot.data();
    if (!openings) return [];
    const byDay = openingsByDay(openings.days, now(), settings.businessTimeZone);
    return { serviceId: openings._id, days: byDay.slice(0, maxDays) };
  });
};
