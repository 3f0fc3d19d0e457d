import type { OpeningHours, Period } from '@carwash/domain/settings/opening-hours';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekdays, from 0, Sunday, in the order in which a week is read. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

export const weekdayName = (weekday: number): string => names[weekday] ?? '';

/** Shortens a time: '09:00' -> '9:00' */
export const shortTime = (time: string): string => time.replace(/^0/, '');

/** '9:00 to 13:00, 14:00 to 19:00', 'All day', or 'Closed'. */
export function describePeriods(periods: readonly Period[]): string {
  if (periods.length === 0) return 'Closed';
  return periods
    .map(({ opens, closes }) =>
      opens === closes ? 'All day' : `${shortTime(opens)} to ${shortTime(closes)}`,
    )
    .join(', ');
}

interface DescribedDays {
  /** 'Every day', 'Monday to Friday', 'Sunday' */
  days: string;
  hours: string;
}

function describeDays(run: readonly number[]): string {
  if (run.length === 7) return 'Every day';
  const ends = run.length === 1 ? run : [run.at(0), run.at(-1)];
  return ends.map((weekday = 0) => weekdayName(weekday)).join(' to ');
}

/** Describes the week from Monday; consecutive days with the same hours are one entry. */
export function describeWeek({ hours }: Pick<OpeningHours, 'hours'>): DescribedDays[] {
  const runs: { hours: string; run: number[] }[] = [];
  for (const weekday of weekdays) {
    const told = describePeriods(hours[weekday]?.periods ?? []);
    const last = runs.at(-1);
    if (last?.hours === told) last.run.push(weekday);
    else runs.push({ hours: told, run: [weekday] });
  }
  return runs.map(({ run, hours }) => ({ days: describeDays(run), hours }));
}
