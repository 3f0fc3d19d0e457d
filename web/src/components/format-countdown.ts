const pad = (value: number) => String(value).padStart(2, '0');

/**
 * The time left as clocks show it: '4:09', '1:04:09', '2 d 01:04:09'. At and past zero '0:00'.
 * Rounded up to the second, so it reaches zero exactly when the time is over.
 * @param milliseconds time left
 */
export function formatCountdown(milliseconds: number): string {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  const seconds = pad(total % 60);
  const minutes = Math.floor(total / 60) % 60;
  const hours = Math.floor(total / 3600) % 24;
  const days = Math.floor(total / 86_400);
  if (days > 0) return `${days} d ${pad(hours)}:${pad(minutes)}:${seconds}`;
  if (hours > 0) return `${hours}:${pad(minutes)}:${seconds}`;
  return `${minutes}:${seconds}`;
}
