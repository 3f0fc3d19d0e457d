import {
  closesNextDay,
  exceptionOn,
  type OpeningHours,
  periodsOn,
} from '@carwash/domain/settings/opening-hours';
import {
  addDays,
  businessClockTime,
  businessDay,
  businessInstant,
  startOfNextDay,
} from '@carwash/domain/time/business-time';
import { describePeriods, shortTime } from './describe-hours';

interface Today {
  /** 'Open today 9:00 to 19:00', 'Closed today: Labour Day' */
  text: string;
  /** Time until which the text is true. */
  until: Date;
}

/**
 * Describes when the business is open on the day of `now`, in its time zone; after midnight, until when it is
 * still open.
 */
export function describeToday(settings: OpeningHours, now: Date, timeZone: string): Today {
  const day = businessDay(now, timeZone);
  const night = periodsOn(addDays(day, -1), settings).at(-1);
  const clock = businessClockTime(now, timeZone);
  if (night && closesNextDay(night) && clock < night.closes) {
    const until = businessInstant(day, night.closes, timeZone);
    return { text: `Open until ${shortTime(night.closes)}`, until };
  }
  const periods = periodsOn(day, settings);
  const note = exceptionOn(day, settings)?.note;
  const hours = describePeriods(periods).toLowerCase();
  const told = periods.length === 0 ? 'Closed today' : `Open today ${hours}`;
  return { text: note ? `${told}: ${note}` : told, until: startOfNextDay(now, timeZone) };
}
