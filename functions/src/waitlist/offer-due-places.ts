import { addDays, businessDay } from '@carwash/domain/time/business-time';
import type { Deadline } from '../background/deadline.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { logError } from '../http/log.ts';
import { offerPlaces } from './offer-places.ts';

/** Returns the first day from `from` on, yyyy-MM-dd, for which somebody waits; undefined without one. */
async function nextWaitedDay(from: string, { db }: Context): Promise<string | undefined> {
  const waiting = db.waitlist.where('state', '==', 'waiting').where('date', '>=', from);
  const { docs } = await waiting.orderBy('date').limit(1).get();
  return docs[0]?.data().date;
}

/**
 * Offers what became free by the clock: after holds and offers that have run out, and after quiet hours. Reads one
 * entry for each day that somebody waits for.
 */
export async function offerDuePlaces(context: Context, deadline: Deadline): Promise<StepCounts> {
  const counts = { done: 0, failed: 0, due: 0, oldestDueAt: null };
  let from = businessDay(context.now(), context.settings.businessTimeZone);
  while (!deadline.hasPassed()) {
    const date = await nextWaitedDay(from, context);
    if (date === undefined) break;
    try {
      counts.done += await offerPlaces(date, context);
    } catch (error) {
      logError('Places of a day could not be offered', error, { date });
      counts.failed += 1;
    }
    from = addDays(date, 1);
  }
  return counts;
}
