import { useHydrated } from '../use-hydrated';
import { businessTimeZone } from './business-time-zone';

/** Returns the city in a time zone's name: Asia/Dhaka -> Dhaka */
const placeOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ');

const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns a note about the time zone for visitors who are in another one; null for all others. */
export function localTimesNote(
  visitorTimeZone = ownTimeZone(),
  shownTimeZone = businessTimeZone,
): string | null {
  return visitorTimeZone === shownTimeZone
    ? null
    : `All times are local to ${placeOf(shownTimeZone)}.`;
}

/** Adds the place to a time for visitors who are in another time zone: '10:30 in Dhaka'. */
export const withPlace = (
  time: string,
  visitorTimeZone = ownTimeZone(),
  shownTimeZone = businessTimeZone,
): string => (visitorTimeZone === shownTimeZone ? time : `${time} in ${placeOf(shownTimeZone)}`);

/** Adds the place like `withPlace`, on pages that the server renders: once the browser's time zone is known. */
export function useWithPlace(): (time: string) => string {
  const isHydrated = useHydrated();
  return (time) => (isHydrated ? withPlace(time) : time);
}

/** Returns the same note for pages that the server renders: null until the browser's time zone is known. */
export const useLocalTimesNote = (): string | null => (useHydrated() ? localTimesNote() : null);
