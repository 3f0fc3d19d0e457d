import { businessInstant } from '../time/business-time.ts';
import type { Day } from './day.ts';

/** Returns when the earliest job began that reaches into the day from the one before; null if there is none. */
export function startedBefore(day: Day | null | undefined, timeZone: string): Date | null {
  if (!day) return null;
  const midnight = businessInstant(day._id, '00:00', timeZone);
  const before = Object.values(day.jobs).filter(({ from, to }) => from < midnight && midnight < to);
  return before.length === 0 ? null : new Date(Math.min(...before.map(({ from }) => Number(from))));
}
