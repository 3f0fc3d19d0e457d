import type { Day } from './day.ts';

/** Returns a day with the jobs of the day after it, because its night is on that; null if nothing was planned on both. */
export const dayWithNight = (date: string, day: Day | null, next: Day | null): Day | null => {
  const known = day ?? next;
  return known && { ...known, _id: date, date, jobs: { ...day?.jobs, ...next?.jobs } };
};
