import { minuteMs } from '@carwash/domain/time/durations';
import { useNow } from './use-now';

/** Returns the beginning of the current minute. Renders again with every minute. */
export function useMinute(): Date {
  const minute = Math.floor(Date.now() / minuteMs) * minuteMs;
  useNow(new Date(minute + minuteMs));
  return new Date(minute);
}
