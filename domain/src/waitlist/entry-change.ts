import type { WaitingChange } from '../days/changed-day.ts';
import type { Day } from '../days/day.ts';
import type { OpeningHours } from '../settings/opening-hours.ts';
import { deskWindow } from '../slots/desk-slot.ts';
import { startsToWaitFor } from './starts-to-wait-for.ts';
import type { WaitlistEntry } from './waitlist-entry.ts';

export interface EntryChange {
  entry: Pick<WaitlistEntry, 'state'> & Partial<Pick<WaitlistEntry, 'lineId'>>;
  waiting: readonly WaitingChange[];
}

/**
 * Puts an entry back in line, at the place that it had; ends it if none of its starts is to come.
 * @param lineId a new random id, which tells nobody who waits
 */
export function entryBackInLine(
  { date, service, minutes, from, until, createdAt: since }: WaitlistEntry,
  days: readonly Day[],
  { hours, timeZone, lineId }: { hours: OpeningHours; timeZone: string; lineId: string },
  now: Date,
): EntryChange {
  const day = days.find(({ _id }) => _id === date);
  const wish = { serviceId: service._id, minutes, from, until };
  const starts = day
    ? startsToWaitFor(day, wish, { hours, window: deskWindow(timeZone) }, now)
    : [];
  if (starts.length === 0) return { entry: { state: 'left' }, waiting: [] };
  const times = starts.map(({ startTime }) => startTime);
  const waiting = { serviceId: service._id, minutes, starts: times, since };
  return { entry: { state: 'waiting', lineId }, waiting: [{ date, lineId, waiting }] };
}
