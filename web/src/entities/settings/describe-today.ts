import {
  exceptionOn,
  type OpeningHours,
  openSpansOn,
  periodsOn,
  weekdayOf,
} from '@carwash/domain/settings/opening-hours';
import { addDays, businessDay, startOfNextDay } from '@carwash/domain/time/business-time';
import { describePeriods, shortTime, weekdayName } from './describe-hours';

interface Today {
  /** 'Open today 9:00 to 19:00', 'Closed today: Labour Day', 'Closed, opens tomorrow 9:00' */
  text: string;
  /** Time until which the text is true. */
  until: Date;
}

/** How many days ahead the next opening is looked for: later ones are not named by their weekday. */
const daysAhead = 6;

function describeClosed(settings: OpeningHours, today: string): string {
  for (let ahead = 1; ahead <= daysAhead; ahead++) {
    const day = addDays(today, ahead);
    const [first] = periodsOn(day, settings);
    if (first) {
      const name = ahead === 1 ? 'tomorrow' : weekdayName(weekdayOf(day));
      return `Closed, opens ${name} ${shortTime(first.opens)}`;
    }
  }
  return 'Closed';
}

/**
 * Describes when the business is open on the day of `now`, in its time zone; after midnight, until when it is
 * still open; after closing, when it opens again.
 */
export function describeToday(settings: OpeningHours, now: Date, timeZone: string): Today {
  const day = businessDay(now, timeZone);
  const dayBefore = addDays(day, -1);
  const night = openSpansOn(dayBefore, settings, timeZone).at(-1);
  const closes = periodsOn(dayBefore, settings).at(-1)?.closes;
  if (night && closes && now < night.to) {
    return { text: `Open until ${shortTime(closes)}`, until: night.to };
  }
  const midnight = startOfNextDay(now, timeZone);
  const periods = periodsOn(day, settings);
  const note = exceptionOn(day, settings)?.note;
  const withNote = (text: string) => (note ? `${text}: ${note}` : text);
  const closing = openSpansOn(day, settings, timeZone).at(-1)?.to;
  if (!closing) return { text: withNote('Closed today'), until: midnight };
  if (now >= closing) return { text: describeClosed(settings, day), until: midnight };
  return {
    text: withNote(`Open today ${describePeriods(periods).toLowerCase()}`),
    until: closing < midnight ? closing : midnight,
  };
}
