import { inLine } from '@carwash/domain/days/waiting-places';
import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import type { Deadline } from '../background/deadline.ts';
import { noteChange } from '../background/note-change.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { putBackLostOffers } from '../days/put-back-entry.ts';
import { endEntry } from '../days/waitlist-entries.ts';
import { readDocument } from '../db/read-document.ts';
import { logError } from '../errors/log.ts';
import { offerPlaces } from './offer-places.ts';

/** Returns the first day from `from` on, yyyy-MM-dd, for which somebody waits; undefined without one. */
async function nextWaitedDay(from: string, { db }: Context): Promise<string | undefined> {
  const waiting = db.waitlist.where('state', '==', 'waiting').where('date', '>=', from);
  const { docs } = await waiting.orderBy('date').limit(1).get();
  const date: unknown = docs[0]?.get('date');
  return typeof date === 'string' ? date : undefined;
}

/** Ends the entries of today whose starts are all past, so that nothing is kept for them any more. */
async function endPastEntries(today: string, context: Context): Promise<void> {
  const { db, now, settings } = context;
  const day = (await db.days.doc(today).get()).data();
  for (const [lineId, { starts }] of inLine(day ?? {})) {
    const last = businessInstant(
      today,
      starts.toSorted().at(-1) ?? '00:00',
      settings.businessTimeZone,
    );
    if (last > now()) continue;
    const { docs } = await db.waitlist.where('lineId', '==', lineId).limit(1).get();
    for (const { id } of docs) await endEntry(() => readDocument(db.waitlist, id), context);
  }
}

/**
 * Offers what became free by the clock: after holds and offers that have run out, and after quiet hours. Ends
 * what is past. Reads one entry for each day that somebody waits for, and those with an offer that runs.
 */
export async function offerDuePlaces(context: Context, deadline: Deadline): Promise<StepCounts> {
  const counts = { done: 0, failed: 0, due: 0, oldestDueAt: null };
  const today = businessDay(context.now(), context.settings.businessTimeZone);
  let from = today;
  while (!deadline.hasPassed()) {
    const date = await nextWaitedDay(from, context);
    if (date === undefined) break;
    try {
      if (date === today) await endPastEntries(today, context);
      const moves = await offerPlaces(date, context);
      // The next offer is due when this one lapses, and nothing announces that.
      if (moves > 0) await noteChange(context);
      counts.done += moves;
    } catch (error) {
      logError('Places of a day could not be offered', error, { date });
      counts.failed += 1;
    }
    from = addDays(date, 1);
  }
  counts.failed += await putBackLostOffers(context, deadline);
  return counts;
}
