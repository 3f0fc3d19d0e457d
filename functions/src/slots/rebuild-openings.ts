import { isDeepStrictEqual } from 'node:util';
import { type OpenTimes, openingsByDay } from '@carwash/domain/slots/open-times';
import { startsWithRoom } from '@carwash/domain/slots/slots-of-day';
import { businessDay, startOfNextDay } from '@carwash/domain/time/business-time';
import type { DaysContext } from '../bays/read-days.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';

/** The openings of a service as they are, and as the days from today on say. */
async function compare(serviceId: string, { db, now, settings }: DaysContext) {
  const { businessTimeZone } = settings;
  const ahead = db.occupancy.where('date', '>=', businessDay(now(), businessTimeZone));
  return db.readTogether(async (moment) => {
    const [openings] = await moment.getAll(db.openings.doc(serviceId));
    const found = await moment.get(ahead.orderBy('date'));
    const days: OpenTimes = Object.fromEntries(
      found.docs.flatMap((day) => {
        const times = startsWithRoom(day.data(), businessTimeZone).get(serviceId);
        return times ? [[day.id, times]] : [];
      }),
    );
    return { openings, days };
  });
}

/** @returns whether they were wrong; undefined when another commit conflicted */
async function setRight(serviceId: string, context: DaysContext): Promise<boolean | undefined> {
  const { openings, days } = await compare(serviceId, context);
  const { db, now, settings } = context;
  const ahead = (times: OpenTimes) => openingsByDay(times, now(), settings.businessTimeZone);
  if (isDeepStrictEqual(ahead(openings?.data()?.days ?? {}), ahead(days))) return false;
  const batch = db.batch();
  const pruneAt = startOfNextDay(now(), settings.businessTimeZone);
  const ref = db.openings.doc(serviceId);
  // Whoever changes which starts have room changes the openings as well, so nobody has since they were read.
  if (openings?.exists) batch.update(ref, { days, pruneAt }, ifUnchanged(openings));
  else batch.create(ref, { _id: serviceId, days, pruneAt });
  return (await commitIfUnchanged(batch)) || undefined;
}

/**
 * Sets the openings of all services right by the days, whatever they say; bookings go on meanwhile.
 * @returns the ids of the services whose openings were wrong or missing
 */
export async function rebuildOpenings(context: DaysContext): Promise<string[]> {
  const corrected: string[] = [];
  for (const { id } of (await context.db.services.select().get()).docs) {
    if (await retryOnConflict(() => setRight(id, context))) corrected.push(id);
  }
  return corrected;
}
