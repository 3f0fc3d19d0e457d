import type { HoursException } from './opening-hours.ts';
import { maxExceptions } from './public-settings.ts';

type Exceptions = readonly HoursException[];

const isSame = (one: HoursException, other: HoursException): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.note === other.note &&
  one.periods.length === other.periods.length &&
  one.periods.every(({ opens, closes }, index) => {
    const period = other.periods[index];
    return opens === period?.opens && closes === period.closes;
  });

/** Returns the exceptions for which the business is closed on whole days, unless they are over on `today`. */
export const closedDaysToCome = (exceptions: Exceptions, today: string): HoursException[] =>
  exceptions.filter(({ periods, to }) => periods.length === 0 && to >= today);

/** Returns the exceptions without this one. */
export const withoutException = (exceptions: Exceptions, gone: HoursException): HoursException[] =>
  exceptions.filter((exception) => !isSame(exception, gone));

/**
 * Returns the exceptions with these closed days as the last one, so that they count. Adding the same days again changes
 * nothing. Of a full list those that are over make room.
 */
export function withClosedDays(
  exceptions: Exceptions,
  { from, to, note }: Omit<HoursException, 'periods'>,
  today: string,
): HoursException[] {
  const closed: HoursException = { from, to, periods: [], note };
  const others = withoutException(exceptions, closed);
  const kept = others.length < maxExceptions ? others : others.filter((one) => one.to >= today);
  return [...kept, closed];
}
