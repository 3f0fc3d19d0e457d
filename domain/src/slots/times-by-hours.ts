import { type OpeningHours, type OpenSpan, openSpansOn } from '../settings/opening-hours.ts';
import { addDays, businessClockTime, businessDay, businessInstant } from '../time/business-time.ts';
import { minuteMs } from '../time/durations.ts';
import type { TimedSlot } from './slot-times.ts';

/** Length and interval of a service that follows the opening hours, in minutes. */
export interface HoursFollower {
  duration: number;
  /** From one start to the next. */
  startsEvery: number;
}

function* startsIn({ from, to }: OpenSpan, { duration, startsEvery }: HoursFollower) {
  const last = to.getTime() - duration * minuteMs;
  for (let start = from.getTime(); start <= last; start += startsEvery * minuteMs) yield start;
}

/** Tells whether a start is the first with its clock time. The second one of a clock change would have the same id. */
const isNamed = ({ date, startTime, startsAt }: TimedSlot, timeZone: string): boolean =>
  businessInstant(date, startTime, timeZone).getTime() === startsAt.getTime();

/**
 * Returns the times at which a service can start on a day, the earliest first: at regular intervals from the opening,
 * if the job is over before closing. Hours that began the evening before continue after midnight.
 * @param date yyyy-MM-dd
 */
export function timesByHours(
  date: string,
  service: HoursFollower,
  hours: OpeningHours,
  timeZone: string,
): TimedSlot[] {
  return [addDays(date, -1), date]
    .flatMap((day) => openSpansOn(day, hours, timeZone))
    .flatMap((span) => [...startsIn(span, service)])
    .map((start): TimedSlot => {
      const [startsAt, endsAt] = [new Date(start), new Date(start + service.duration * minuteMs)];
      return {
        date: businessDay(startsAt, timeZone),
        startTime: businessClockTime(startsAt, timeZone),
        endTime: businessClockTime(endsAt, timeZone),
        startsAt,
        endsAt,
      };
    })
    .filter((time) => time.date === date && isNamed(time, timeZone));
}
