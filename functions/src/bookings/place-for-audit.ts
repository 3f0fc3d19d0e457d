import { baysOn } from '../days/in-bay.ts';
import type { ReadDays } from '../days/read-days.ts';

/** Returns date, time and bay of a booking for the audit. */
export function placeForAudit(
  days: ReadDays,
  { date, startTime }: { date: string; startTime: string },
  bay?: string,
) {
  const name = baysOn(days, date).find(({ _id }) => _id === bay)?.name;
  return { date, startTime, bay: name ?? null };
}
