import type { HoursException, OpeningHours, Period } from '@carwash/domain/settings/opening-hours';
import { formatDay } from '~/ui/format/format-day';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekdays, from 0, Sunday, in the order in which a week is read. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

export const weekdayName = (weekday: number): string => names[weekday] ?? '';

/** '09:00' -> '9:00' */
export const shortTime = (time: string): string => time.replace(/^0/, '');

/** '9:00 to 13:00, 14:00 to 19:00', 'all day', or 'closed'. */
export function describePeriods(periods: readonly Period[]): string {
  if (periods.length === 0) return 'closed';
  return periods
    .map(({ opens, closes }) =>
      opens === closes ? 'all day' : `${shortTime(opens)} to ${shortTime(closes)}`,
    )
    .join(', ');
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface DescribedDays {
  /** 'Every day', 'Monday to Friday', 'Sunday' */
  days: string;
  hours: string;
}

function describeDays(run: readonly number[]): string {
  const [first = 0, last = first] = [run.at(0), run.at(-1)];
  if (run.length === 7) return 'Every day';
  if (run.length === 1) return weekdayName(first);
  return `${weekdayName(first)} ${run.length === 2 ? 'and' : 'to'} ${weekdayName(last)}`;
}

/** The week from Monday on; days that follow each other with the same hours are one entry. */
export function describeWeek({ hours }: Pick<OpeningHours, 'hours'>): DescribedDays[] {
  const runs: { hours: string; run: number[] }[] = [];
  for (const weekday of weekdays) {
    const told = capitalised(describePeriods(hours[weekday]?.periods ?? []));
    const last = runs.at(-1);
    if (last?.hours === told) last.run.push(weekday);
    else runs.push({ hours: told, run: [weekday] });
  }
  return runs.map(({ run, hours }) => ({ days: describeDays(run), hours }));
}

/** 'Wed, 1 May 2030: closed (Labour Day)' */
export function describeException({ from, to, periods, note }: HoursException): string {
  const days = from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
  return `${days}: ${describePeriods(periods)}${note && ` (${note})`}`;
}
