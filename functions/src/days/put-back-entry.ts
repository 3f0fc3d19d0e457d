import { randomBytes } from 'node:crypto';
import type { WaitingChange } from '@carwash/domain/days/changed-day';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { deskWindow } from '@carwash/domain/slots/desk-slot';
import { startsToWaitFor } from '@carwash/domain/waitlist/starts-to-wait-for';
import { datesOfEntry, offerAt } from '@carwash/domain/waitlist/waitlist-entry';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Deadline } from '../background/deadline.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { findAmong, readDocument } from '../db/read-document.ts';
import { readSettings } from '../db/read-settings.ts';
import { logError } from '../http/log.ts';
import { changeDays } from './change-days.ts';
import { type ReadDays, readDates } from './read-days.ts';
import type { EntrySnapshot } from './waitlist-entries.ts';

/** Returns the id of a new place in line. */
export const newLineId = (): string => randomBytes(9).toString('base64url');

/**
 * Puts an entry back in line in `batch`, at the place that it had; ends it if none of its starts is to come.
 * @param days days that include that of the entry
 * @returns the change of the line
 */
export function putBackEntry(
  batch: WriteBatch,
  snapshot: EntrySnapshot,
  days: ReadDays,
  settings: PublicSettings,
  { now, settings: { businessTimeZone } }: Context,
): WaitingChange[] {
  const { date, service, minutes, from, until, createdAt: since } = snapshot.data();
  const day = days.find(({ id }) => id === date)?.data();
  const wish = { serviceId: service._id, minutes, from, until };
  const window = { ...deskWindow(businessTimeZone), hours: settings };
  const starts = day ? startsToWaitFor(day, wish, window, now()) : [];
  if (starts.length === 0) {
    batch.update(snapshot.ref, { state: 'left' }, ifUnchanged(snapshot));
    return [];
  }
  const lineId = newLineId();
  batch.update(snapshot.ref, { state: 'waiting', lineId }, ifUnchanged(snapshot));
  const times = starts.map(({ startTime }) => startTime);
  return [{ date, lineId, waiting: { serviceId: service._id, minutes, starts: times, since } }];
}

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
    const waiting = putBackEntry(batch, entry, days, settings, context);
    changeDays(batch, days, { waiting }, context);
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
