import { useNow } from './use-now';

const minuteMs = 60_000;

/** Returns the beginning of the current minute. Renders again with every minute. */
export function useMinute(): Date {
  const minute = Math.floor(Date.now() / minuteMs) * minuteMs;
  useNow(new Date(minute + minuteMs));
  return new Date(minute);
}
