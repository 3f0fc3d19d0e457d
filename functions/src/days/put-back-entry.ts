import { randomBytes } from 'node:crypto';
import { entryBackInLine } from '@carwash/domain/waitlist/entry-change';
import { datesOfEntry, offerAt } from '@carwash/domain/waitlist/waitlist-entry';
import type { Deadline } from '../background/deadline.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { findAmong, readDocument } from '../db/read-document.ts';
import { readSettings } from '../db/read-settings.ts';
import { logError } from '../errors/log.ts';
import { changeDays } from './change-days.ts';
import { dataOfDays, readDates } from './read-days.ts';

/** Returns the id of a new place in line. */
export const newLineId = (): string => randomBytes(9).toString('base64url');

/** Puts an entry back in line if it still has the offer of this claim. */
const putBackOffered = (id: string, claimId: string, context: Context): Promise<true> =>
  retryOnConflict(async () => {
    const { db } = context;
    const entry = await readDocument(db.waitlist, id);
    if (entry?.data().state !== 'offered' || entry.data().offer?.claimId !== claimId) return true;
    const [days, settings] = await Promise.all([
      readDates(datesOfEntry(entry.data()), context),
      readSettings(context),
    ]);
    const batch = db.batch();
    const { businessTimeZone: timeZone } = context.settings;
    const line = { hours: settings, timeZone, lineId: newLineId() };
    const back = entryBackInLine(entry.data(), dataOfDays(days), line, context.now());
    // The business has taken the offer away, so it does not count as one that its customer has let lapse.
    const offers = entry.data().offers - 1;
    batch.update(entry.ref, { ...back.entry, offer: null, offers }, ifUnchanged(entry));
    changeDays(batch, days, { waiting: back.waiting }, context);
    return (await commitIfUnchanged(batch)) || undefined;
  });

/** Puts the entries back in line whose offers had these claims. The claims are gone from their days. */
export async function putBackLost(claimIds: readonly string[], context: Context): Promise<void> {
  for (const entry of await findAmong(context.db.waitlist, 'offer.claimId', claimIds)) {
    await putBackOffered(entry.id, entry.data().offer?.claimId ?? '', context);
  }
}

/**
 * Puts those back in line whose offers run and are gone from their days, because a closing died before it did so.
 * @returns how many could not be put back
 */
export async function putBackLostOffers(context: Context, deadline: Deadline): Promise<number> {
  const { db, now } = context;
  let failed = 0;
  const { docs } = await db.waitlist.where('offer.until', '>', now()).get();
  for (const entry of docs) {
    if (deadline.hasPassed()) break;
    const offer = offerAt(entry.data(), now());
    try {
      const day = offer && (await db.days.doc(entry.data().date).get()).data();
      if (day && !day.jobs[offer.claimId]) await putBackOffered(entry.id, offer.claimId, context);
    } catch (error) {
      logError('A lost offer could not be put back in line', error, { entry: entry.id });
      failed += 1;
    }
  }
  return failed;
}
