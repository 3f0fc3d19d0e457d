import type { OpeningHours } from '@carwash/domain/settings/opening-hours';
import {
  closedDayOf,
  type DatedStart,
  formatStartDay,
  nightName,
} from '@carwash/domain/slots/opening-day';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useSettings } from '~/lib/settings/settings';

const startDaysBy = (hours: OpeningHours) => ({
  /** 'Fri, 4 Dec 2026', after midnight 'Fri, 4 Dec 2026 (Thursday night)' */
  format: (start: DatedStart): string => formatStartDay(start, hours, businessTimeZone),
  /** 'Thursday night' for a start after midnight; null for others. */
  nightOf: (start: DatedStart): string | null => nightName(start, hours, businessTimeZone),
  /** The closed day, yyyy-MM-dd, to whose opening a start belongs; null if the business is not closed then. */
  closedDayOf: (start: DatedStart): string | null => closedDayOf(start, hours, businessTimeZone),
});

/** Returns what says to which day starts belong, by the opening hours as they are now. */
export const useStartDays = () => startDaysBy(useSettings());
