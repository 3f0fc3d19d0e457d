import { isDeepStrictEqual } from 'node:util';
import { type OpenTimes, openingsByDay, openTimesOf } from '@carwash/domain/slots/open-times';
import { businessDay, businessInstant, startOfNextDay } from '@carwash/domain/time/business-time';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import type { OpeningsContext } from '../payments/change-openings.ts';

/** The openings of a service as they are, and as its slots of today and later say. */
async function compare(serviceId: string, { db, now, settings }: OpeningsContext) {
  const { businessTimeZone } = settings;
  const today = businessInstant(businessDay(now(), businessTimeZone), '00:00', businessTimeZone);
  const slots = db.slots.where('serviceId', '==', serviceId).where('startsAt', '>=', today);
  return db.readTogether(async (moment) => {
    const [openings] = await moment.getAll(db.openings.doc(serviceId));
    const found = await moment.get(slots.orderBy('startsAt'));
    const days: OpenTimes = openTimesOf(found.docs.map((slot) => slot.data())).get(serviceId) ?? {};
    return { openings, days };
  });
}

/** @returns whether they were wrong; undefined when another commit conflicted */
async function setRight(serviceId: string, context: OpeningsContext): Promise<boolean | undefined> {
  const { openings, days } = await compare(serviceId, context);
  const { db, now, settings } = context;
  const ahead = (times: OpenTimes) => openingsByDay(times, now(), settings.businessTimeZone);
  if (isDeepStrictEqual(ahead(openings?.data()?.days ?? {}), ahead(days))) return false;
  const batch = db.batch();
  const pruneAt = startOfNextDay(now(), settings.businessTimeZone);
  const ref = db.openings.doc(serviceId);
  // Whoever changes a slot changes the openings as well, so nobody has since they were read.
  if (openings?.exists) batch.update(ref, { days, pruneAt }, ifUnchanged(openings));
  else batch.create(ref, { _id: serviceId, days, pruneAt });
  return (await commitIfUnchanged(batch)) || undefined;
}

/**
 * Sets the openings of all services right by their slots, whatever they say; bookings go on meanwhile.
 * @returns the ids of the services whose openings were wrong or missing
 */
export async function rebuildOpenings(context: OpeningsContext): Promise<string[]> {
  const corrected: string[] = [];
  for (const { id } of (await context.db.services.select().get()).docs) {
    if (await retryOnConflict(() => setRight(id, context))) corrected.push(id);
  }
  return corrected;
}
