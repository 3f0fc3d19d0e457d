import type { Endpoints } from '@carwash/domain/endpoints';
import { bookableByDay } from '@carwash/domain/slots/open-times';
import type { Context } from '../context.ts';
import { documentOf } from '../db/read-document.ts';
import type { Handler } from '../http/handler.ts';
import { readSettings } from '../settings/read-settings.ts';

/** As many as a catalogue has services at most. */
const mostOpenings = 500;

async function readOpenings(serviceId: string | undefined, { db }: Context) {
  if (serviceId === undefined) return (await db.openings.limit(mostOpenings).get()).docs;
  const found = await documentOf(db.openings, serviceId)?.get();
  return found ? [found] : [];
}

/** When services have room that customers can book: one document is read for each. A service without any is left out. */
export const listOpenings: Handler<Context, Endpoints['listOpenings']> = async (
  { query: { serviceId, maxDays } },
  context,
) => {
  const { now, settings } = context;
  const [found, rules] = await Promise.all([
    readOpenings(serviceId, context),
    readSettings(context),
  ]);
  const window = { ...rules, timeZone: settings.businessTimeZone };
  return found.flatMap((snapshot) => {
    const openings = snapshot.data();
    if (!openings) return [];
    const byDay = bookableByDay(openings.days, window, now());
    return { serviceId: openings._id, days: byDay.slice(0, maxDays) };
  });
};
