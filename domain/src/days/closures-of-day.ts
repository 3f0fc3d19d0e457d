import {
  addDays,
  businessInstant,
  clockTimeExists,
  lastBusinessInstant,
  minutesOfClock,
} from '../time/business-time.ts';
import type { PlannedClosure } from './closure.ts';
import type { Closure, Day } from './day.ts';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Returns a clock time that exists on the day: the given one, or the first after the skipped hour. */
function timeThatExists(date: string, time: string, timeZone: string): string {
  for (let minute = minutesOfClock(time); minute < 24 * 60; minute += 1) {
    const next = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
    if (clockTimeExists(date, next, timeZone)) return next;
  }
  return time;
}

/** Returns the instant of a clock time; the first one if the time occurs twice. */
const firstInstant = (date: string, time: string, timeZone: string): Date =>
  businessInstant(date, timeThatExists(date, time, timeZone), timeZone);

/** Returns the instant of a clock time; the second one if the time occurs twice. */
const lastInstant = (date: string, time: string, timeZone: string): Date =>
  lastBusinessInstant(date, timeThatExists(date, time, timeZone), timeZone);

function spanOn(
  date: string,
  { startTime, endTime }: Pick<PlannedClosure, 'startTime' | 'endTime'>,
  timeZone: string,
): Pick<Closure, 'from' | 'to'> {
  return {
    from: firstInstant(date, startTime ?? '00:00', timeZone),
    to: endTime
      ? lastInstant(date, endTime, timeZone)
      : firstInstant(addDays(date, 1), '00:00', timeZone),
  };
}

/**
 * Returns when bays are closed on a day (yyyy-MM-dd). On the day of a clock change: from the first occurrence of
 * the start time to the last occurrence of the end time; a closure within the skipped hour is left out.
 * @param bays the bays of the business; closures of others are left out
 */
export function closuresOfDay(
  planned: readonly PlannedClosure[],
  bays: readonly { _id: string }[],
  date: string,
  timeZone: string,
): Day['closures'] {
  const closures = planned
    .filter(({ from, to }) => from <= date && date <= to)
    .map((closure) => ({ closure, span: spanOn(date, closure, timeZone) }))
    .filter(({ span }) => span.from < span.to);
  return Object.fromEntries(
    closures.flatMap(({ closure, span }) =>
      bays
        .filter(({ _id }) => closure.bays.includes(_id))
        .map(({ _id: bay }) => [`${closure._id}_${bay}`, { bay, ...span }]),
    ),
  );
}

/** Returns the closures that are not over on `today`, each with those of its bays that still exist. */
export const closuresToCome = (
  planned: readonly PlannedClosure[],
  bays: readonly { _id: string }[],
  today: string,
): PlannedClosure[] =>
  planned
    .filter(({ to }) => to >= today)
    .map((closure) => ({
      ...closure,
      bays: closure.bays.filter((id) => bays.some(({ _id }) => _id === id)),
    }))
    .filter((closure) => closure.bays.length > 0);

/** Returns every day of the closures, yyyy-MM-dd, from `first` on and in order. */
export function daysOfClosures(planned: readonly PlannedClosure[], first: string): string[] {
  const days = new Set<string>();
  for (const { from, to } of planned) {
    for (let date = from < first ? first : from; date <= to; date = addDays(date, 1))
      days.add(date);
  }
  return [...days].sort();
}
