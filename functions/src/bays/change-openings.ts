import type { Day } from '@carwash/domain/bays/day';
import { startsWithRoom } from '@carwash/domain/slots/slots-of-day';
import { startOfNextDay } from '@carwash/domain/time/business-time';
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import type { DaysContext } from './read-days.ts';

/** How a day was read, and how the commit leaves it. */
export interface ChangedDay {
  before: Day;
  after: Day;
}

/** Days, yyyy-MM-dd, each with starts HH:mm. */
type StartsOfDays = [date: string, times: string[]][];

interface OpeningsChange {
  opened: StartsOfDays;
  closed: StartsOfDays;
}

/** By service, what has to be done to the times that its openings name. */
function changesOf(days: readonly ChangedDay[], timeZone: string): Map<string, OpeningsChange> {
  const services = new Map<string, OpeningsChange>();
  for (const { before, after } of days) {
    const [had, has] = [startsWithRoom(before, timeZone), startsWithRoom(after, timeZone)];
    for (const id of new Set([...had.keys(), ...has.keys()])) {
      const [old = [], now = []] = [had.get(id), has.get(id)];
      const change = services.get(id) ?? { opened: [], closed: [] };
      services.set(id, change);
      change.opened.push([after._id, now.filter((time) => !old.includes(time))]);
      change.closed.push([after._id, old.filter((time) => !now.includes(time))]);
    }
  }
  return services;
}

const transformed = (
  times: StartsOfDays,
  transform: (...times: string[]) => FieldValue,
): Record<string, FieldValue> =>
  Object.fromEntries(
    times.filter(([, of]) => of.length > 0).map(([date, of]) => [date, transform(...of)]),
  );

/**
 * Notes in `batch` which starts have room now, or have none any more, in the openings of their services.
 * Nothing is read for it. Commits that change the same openings do not conflict, because each changes days
 * of which it is sure that nobody else has.
 */
export function changeOpenings(
  batch: WriteBatch,
  days: readonly ChangedDay[],
  { db, now, settings: { businessTimeZone } }: DaysContext,
): void {
  const pruneAt = startOfNextDay(now(), businessTimeZone);
  for (const [serviceId, { opened, closed }] of changesOf(days, businessTimeZone)) {
    // A field of a document takes one transform: a day that opens and closes starts is written twice.
    for (const times of [
      transformed(opened, FieldValue.arrayUnion),
      transformed(closed, FieldValue.arrayRemove),
    ]) {
      if (Object.keys(times).length === 0) continue;
      batch.set(db.openings.doc(serviceId), { days: times, pruneAt }, { merge: true });
    }
  }
}
