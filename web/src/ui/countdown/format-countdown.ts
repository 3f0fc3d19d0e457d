import { countdownParts, twoDigits } from './countdown-parts';

/**
 * Formats the time left like a clock: '4:09', '1:04:09', '2 d 01:04:09'. From zero on '0:00'.
 * @param milliseconds time left
 */
export function formatCountdown(milliseconds: number): string {
  const { days, hours, minutes, seconds } = countdownParts(milliseconds);
  const [mm, ss] = [twoDigits(minutes), twoDigits(seconds)];
  if (days > 0) return `${days} d ${twoDigits(hours)}:${mm}:${ss}`;
  if (hours > 0) return `${hours}:${mm}:${ss}`;
  return `${minutes}:${ss}`;
}

/**
 * Formats the time left with every unit: '2d 01h 04m 09s'. From zero on '0d 00h 00m 00s'.
 * @param milliseconds time left
 */
export function formatFullCountdown(milliseconds: number): string {
  const { days, hours, minutes, seconds } = countdownParts(milliseconds);
  return `${days}d ${twoDigits(hours)}h ${twoDigits(minutes)}m ${twoDigits(seconds)}s`;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * Describes the time left for screen readers, in minutes: 'in 2 days 1 hour 4 minutes'. From zero on 'now'.
 * @param milliseconds time left
 */
export function describeCountdown(milliseconds: number): string {
  const { days, hours, minutes, seconds } = countdownParts(milliseconds);
  const units = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes, 'minute'],
  ] as const;
  const words = units.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit));
  if (words.length > 0) return `in ${words.join(' ')}`;
  return seconds > 0 ? 'in less than a minute' : 'now';
}
