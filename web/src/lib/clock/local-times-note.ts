import { useHydrated } from '../use-hydrated';
import { businessTimeZone } from './business-time-zone';

/** Returns the city in a time zone's name: Asia/Dhaka -> Dhaka */
const placeOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ');

/** Returns a note about the time zone for visitors who are in another one; null for all others. */
export function localTimesNote(
  visitorTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  shownTimeZone = businessTimeZone,
): string | null {
  return visitorTimeZone === shownTimeZone
    ? null
    : `All times are local to ${placeOf(shownTimeZone)}.`;
}

/** Returns the same note for pages that the server renders: null until the browser's time zone is known. */
export const useLocalTimesNote = (): string | null => (useHydrated() ? localTimesNote() : null);
