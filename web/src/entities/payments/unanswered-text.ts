import { minuteMs } from '@carwash/domain/time/durations';
import { formatCount } from '~/ui/format/format-count';
import { formatDuration } from '~/ui/format/format-duration';

/**
 * Tells about how many payments the provider gives no usable answer, and for how long.
 * @param since since when the oldest waits for one
 */
export function unansweredText(count: number, since: Date, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - since.getTime()) / minuteMs));
  const age = formatDuration(minutes);
  return count === 1
    ? `1 payment without an answer of the payment provider, for ${age}`
    : `${formatCount(count)} payments without an answer of the payment provider, the oldest for ${age}`;
}
