import type { HoursException } from '@carwash/domain/settings/opening-hours';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { describePeriods } from './describe-hours';

/** 'Wed, 1 May 2030: Closed (Labour Day)' */
export function describeException({ from, to, periods, note }: HoursException): string {
  const days = from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
  return `${days}: ${describePeriods(periods)}${note && ` (${note})`}`;
}
