import { minuteMs } from '@carwash/domain/time/durations';
import { useEffect, useState } from 'react';

/**
 * The longest timer, in milliseconds. Timers stop while a computer sleeps, and not every browser
 * reports that it woke up.
 */
const longestTimerMs = minuteMs;

/**
 * Calls `wake` when the page becomes visible again, because timers stop while a computer sleeps.
 */
function onShown(wake: () => void): () => void {
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pageshow', wake);
  return () => {
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('pageshow', wake);
  };
}

/**
 * Returns the current time. Renders again when `until` passes, and when the page becomes visible after that;
 * never when `until` is null.
 */
export function useNow(until: Date | null): Date {
  const [now, setNow] = useState(() => new Date());
  const untilMs = until?.getTime() ?? null;

  useEffect(() => {
    if (untilMs === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const leftMs = untilMs - Date.now();
      if (leftMs <= 0) setNow(new Date());
      else timer = setTimeout(check, Math.min(leftMs, longestTimerMs));
    };
    const stopWatching = onShown(check);
    check();
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [untilMs]);

  return now;
}
