const minutesPerHour = 60;

/**
 * Formats the duration of a service as customers say it: '45 mins', '1 h 30', '8 h'.
 * @param minutes a positive integer
 */
export function formatDuration(minutes: number): string {
  if (minutes < minutesPerHour) return minutes === 1 ? '1 min' : `${minutes} mins`;
  const hours = Math.floor(minutes / minutesPerHour);
  const rest = minutes % minutesPerHour;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}
