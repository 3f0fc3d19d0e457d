import { businessTimeZone } from './business-time-zone';

/** The last part of a time zone's name, which names its place: Asia/Dhaka -> Dhaka */
const placeOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ');

/** What a visitor elsewhere has to know of the times on the screen; null for one who is near. */
export function localTimesNote(
  visitorTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  shownTimeZone = businessTimeZone,
): string | null {
  return visitorTimeZone === shownTimeZone
    ? null
    : `All times are local to ${placeOf(shownTimeZone)}.`;
}
