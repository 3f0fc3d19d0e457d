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
