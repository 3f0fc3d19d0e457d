import type { Job } from '@carwash/domain/days/day';
import { waitingForMinutes } from '@carwash/domain/days/waiting-places';
import type { Slot } from '@carwash/domain/slots/slot';
import { clockOf } from '@carwash/domain/time/clock-of';
import type { Context } from '../context.ts';
import { findAmong } from '../db/read-document.ts';
import { dataOfDays, type ReadDays } from './read-days.ts';

/** Minutes that somebody wants in one of these bays. */
type WantedMinutes = Pick<Job, 'from' | 'to'> & { bays: readonly string[] };

/** Returns the minutes of a slot in the bays that are free but kept for the waitlist. */
export const keptMinutesOf = ({ startsAt, endsAt, free }: Slot): WantedMinutes => ({
  from: startsAt,
  to: endsAt,
  bays: free.filter(({ isForWaitlist }) => isForWaitlist).map(({ bay }) => bay),
});

/**
 * Reads the names of those for whom minutes are kept, the first in line first.
 * @param own uids of customers who may have them
 * @param days all that the minutes reach into
 */
export async function readKeptFor(
  own: readonly (string | null)[],
  wanted: readonly WantedMinutes[],
  days: ReadDays,
  context: Context,
): Promise<string[]> {
  const { businessTimeZone } = context.settings;
  const lineIds = dataOfDays(days).flatMap((day) =>
    wanted.flatMap((minutes) =>
      waitingForMinutes(minutes, day, clockOf(day._id, businessTimeZone)),
    ),
  );
  if (lineIds.length === 0) return [];
  const entries = await findAmong(context.db.waitlist, 'lineId', [...new Set(lineIds)]);
  return entries
    .map((entry) => entry.data())
    .filter((entry) => !own.includes(entry.uid))
    .toSorted((one, other) => lineIds.indexOf(one.lineId) - lineIds.indexOf(other.lineId))
    .map(({ customer }) => customer.name);
}
