import { type OpeningHours, openSpansOn } from '../settings/opening-hours.ts';
import { addDays } from '../time/business-time.ts';
import type { Slot } from './slot.ts';

/** What is unusual about minutes that are not all in the opening hours. */
export type HoursFault = { kind: 'outside' } | { kind: 'beyond_closing'; closesAt: Date };

/** Returns why minutes are not all in the opening hours; null if they are. */
export function hoursFault(
  { date, startsAt, endsAt }: Pick<Slot, 'date' | 'startsAt' | 'endsAt'>,
  hours: OpeningHours,
  timeZone: string,
): HoursFault | null {
  const spans = [addDays(date, -1), date, addDays(date, 1)].flatMap((day) =>
    openSpansOn(day, hours, timeZone),
  );
  const own = spans.find(({ from, to }) => from <= startsAt && startsAt < to);
  if (!own) return { kind: 'outside' };
  // Hours that last until midnight may go on after it.
  const closesAt = spans.reduce(
    (end, { from, to }) => (from <= end && end < to ? to : end),
    own.to,
  );
  return endsAt > closesAt ? { kind: 'beyond_closing', closesAt } : null;
}
