import type { Day } from '@carwash/domain/days/day';
import type { Waiting } from '@carwash/domain/days/waiting';
import { hasWaiting, inLine, wantedStarts } from '@carwash/domain/days/waiting-places';
import { isTimeToOffer } from '@carwash/domain/messages/is-time-to-offer';
import { messageSettingsOf } from '@carwash/domain/messages/message-settings';
import { closedDayOf } from '@carwash/domain/slots/opening-day';
import type { Slot } from '@carwash/domain/slots/slot';
import { isSlotOpen } from '@carwash/domain/slots/slot-state';
import { mayGetOffer } from '@carwash/domain/waitlist/offer-limit';
import { datesOfEntry, type WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';
import type { Context } from '../context.ts';
import { changeDays } from '../days/change-days.ts';
import { type ReadDays, readDates } from '../days/read-days.ts';
import { endEntry } from '../days/waitlist-entries.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { readSettings } from '../db/read-settings.ts';
import { ApiError } from '../errors/api-error.ts';
import { clearLapsedHolds } from '../sales/settlement/query-and-settle.ts';
import { addOffer, slotForWaiting } from './add-offer.ts';
import { canBuySlot } from './can-buy-slot.ts';

/** An open slot that fits a place in line. */
interface Fit {
  lineId: string;
  slot: Slot;
}

/** Returns the open slots that fit each place in line, the first in line first and then the earliest. */
function* fitsOf(day: Day, days: ReadDays, context: Context): Generator<Fit> {
  const now = context.now();
  const slotsOf = (waiting: Waiting) =>
    wantedStarts(waiting, day).flatMap(
      (start) => slotForWaiting(days, day._id, start, waiting, context) ?? [],
    );
  for (const [lineId, waiting] of inLine(day)) {
    for (const slot of slotsOf(waiting)) {
      if (isSlotOpen(slot, now)) yield { lineId, slot };
    }
  }
}

/**
 * Checks whether expired holds in the way of an offer were paid.
 * @returns changed: the caller must read again; unknown: it cannot be offered yet
 */
async function clearWay(
  slot: Slot,
  days: ReadDays,
  context: Context,
): Promise<'free' | 'changed' | 'unknown'> {
  try {
    return (await clearLapsedHolds({ slot, days }, context)) ? 'changed' : 'free';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'slot_being_paid') return 'unknown';
    throw error;
  }
}

/** Tells whether the customer of an entry may get an offer, see `mayGetOffer`. */
async function mayGet({ uid, date }: WaitlistEntry, { db, now }: Context) {
  const found = await db.waitlist.where('uid', '==', uid).where('date', '==', date).get();
  const entries = found.docs.map((entry) => entry.data());
  return mayGetOffer(entries, now());
}

/**
 * Offers a slot to the place in line that it fits.
 * @returns undefined when another commit conflicted; else whether the line has changed
 */
async function offerTo(
  { lineId, slot }: Fit,
  days: ReadDays,
  context: Context,
): Promise<boolean | undefined> {
  const { db } = context;
  const found = await db.waitlist.where('lineId', '==', lineId).limit(1).get();
  const [entry] = found.docs;
  const batch = db.batch();
  if (entry?.data().state !== 'waiting') {
    // The entry was deleted with its account, or the day is older than the entry.
    const waiting = [{ date: slot.date, lineId, waiting: null }];
    changeDays(batch, days, { waiting }, context);
    return (await commitIfUnchanged(batch)) || undefined;
  }
  const may = await mayGet(entry.data(), context);
  if (may === 'has_one') return false;
  if (may === 'had_all' || !(await canBuySlot(entry.data(), { slot, days }, context))) {
    return endEntry(() => readDocument(db.waitlist, entry.id), context);
  }
  addOffer(batch, entry, { slot, days }, context);
  return (await commitIfUnchanged(batch)) || undefined;
}

/**
 * Makes the next offer of a day.
 * @returns whether there was one to make; undefined when another commit conflicted
 */
async function offerNext(date: string, context: Context): Promise<boolean | undefined> {
  const days = await readDates(datesOfEntry({ date }), context);
  const day = days[0]?.data();
  if (!day || !hasWaiting(day)) return false;
  const hours = await readSettings(context);
  const messages = messageSettingsOf((await context.db.messageSettings.get()).data());
  const { businessTimeZone: timeZone } = context.settings;
  for (const fit of fitsOf(day, days, context)) {
    if (closedDayOf(fit.slot, hours, timeZone) !== null) continue;
    if (!isTimeToOffer(fit.slot, messages, context.now(), { hours, timeZone })) continue;
    const way = await clearWay(fit.slot, days, context);
    if (way === 'changed') return undefined;
    if (way !== 'free') continue;
    const isMoved = await offerTo(fit, days, context);
    if (isMoved !== false) return isMoved;
  }
  return false;
}

/**
 * Offers the free places of a day to those who wait for them, the first in line first, until none is left that fits.
 * Several calls may run at the same time, and each may die at any point.
 * @param date yyyy-MM-dd
 * @returns how often the line has moved on
 */
export async function offerPlaces(date: string, context: Context): Promise<number> {
  let moves = 0;
  while (await retryOnConflict(() => offerNext(date, context), date)) moves += 1;
  return moves;
}
