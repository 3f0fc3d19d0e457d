import {
  exceptionOn,
  type OpeningHours,
  openSpansOn,
  periodsOn,
} from '@carwash/domain/settings/opening-hours';
import { addDays, businessDay, startOfNextDay } from '@carwash/domain/time/business-time';
import { describePeriods, shortTime } from './describe-hours';

interface Today {
  /** 'Open today 9:00 to 19:00', 'Closed today: Labour Day' */
  text: string;
  /** Until when that is true. */
  until: Date;
}

/** When the business is open on the day of `now`, in its time zone; in the small hours: until when it still is. */
export function describeToday(settings: OpeningHours, now: Date, timeZone: string): Today {
  const day = businessDay(now, timeZone);
  const yesterday = addDays(day, -1);
  const night = openSpansOn(yesterday, settings, timeZone).at(-1);
  if (night && now < night.to) {
    const closes = periodsOn(yesterday, settings).at(-1)?.closes ?? '';
    return { text: `Open until ${shortTime(closes)}`, until: night.to };
  }
  const periods = periodsOn(day, settings);
  const note = exceptionOn(day, settings)?.note;
  const told = periods.length === 0 ? 'Closed today' : `Open today ${describePeriods(periods)}`;
  return { text: note ? `${told}: ${note}` : told, until: startOfNextDay(now, timeZone) };
}
