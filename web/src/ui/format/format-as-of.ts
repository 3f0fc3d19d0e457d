/**
 * Formats the time at which data was loaded that may have changed since: '14:03', with the day if it is not
 * today. Uses the browser's own formats, because the first pages show it and do without a date library.
 */
export function formatAsOf(instant: Date, now: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone });
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  const clock = time.format(instant);
  const shown = day.format(instant);
  return shown === day.format(now) ? clock : `${shown}, ${clock}`;
}
