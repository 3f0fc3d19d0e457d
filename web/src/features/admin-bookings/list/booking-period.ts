import type { DateRange } from '@carwash/domain/statistics/group-by-interval';
import { addDays } from '@carwash/domain/time/business-time';

/** Labels of the periods by which the list can be filtered. */
export const periodLabels = {
  upcoming: 'From today on',
  today: 'Today',
  week: 'Next 7 days',
  past: '30 days up to today',
  all: 'All days',
  own: 'Own dates',
} as const;

export type Period = keyof typeof periodLabels;

export const periods = Object.keys(periodLabels).filter(
  (key): key is Period => key in periodLabels,
);

/** The default period. */
export const defaultPeriod: Period = 'upcoming';

/** Upper bound of the days; no visit is later. */
const lastDay = '9999-12-31';

/**
 * Returns the days of a period, both inclusive; null where it has no bounds.
 * @param own the days that were chosen by hand
 * @param today yyyy-MM-dd
 */
export function daysOfPeriod(period: Period, own: DateRange, today: string): DateRange | null {
  switch (period) {
    case 'upcoming':
      return { startDate: today, endDate: lastDay };
    case 'today':
      return { startDate: today, endDate: today };
    case 'week':
      return { startDate: today, endDate: addDays(today, 6) };
    case 'past':
      return { startDate: addDays(today, -29), endDate: today };
    case 'all':
      return null;
    case 'own':
      return own;
  }
}

/**
 * Returns the sort direction: future visits are listed with the earliest first, past ones with the latest
 * first.
 */
export const sortDirectionOf = (days: DateRange | null, today: string): 'asc' | 'desc' =>
  days !== null && (days.startDate >= today || days.endDate > today) ? 'asc' : 'desc';
