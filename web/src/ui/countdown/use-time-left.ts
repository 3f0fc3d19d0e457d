import { useEffect, useReducer } from 'react';

/**
 * Calls `tick` now, at every full second before `end`, and at `end`. Each tick reads the clock, so
 * it is right again after the computer has slept or its clock was changed.
 */
function watchTimeLeft(end: number, tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    clearTimeout(timer);
    tick();
    const left = end - Date.now();
    if (left > 0) timer = setTimeout(turn, left % 1000 || 1000);
  };
  turn();
  // Checks again when the page is shown, because timers may stop while it is hidden.
  document.addEventListener('visibilitychange', turn);
  window.addEventListener('pageshow', turn);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
    window.removeEventListener('pageshow', turn);
  };
}

/**
 * Returns the milliseconds left until a point in time; 0 when it has passed or is null. Renders again at
 * every full second.
 */
export function useTimeLeft(until: Date | null): number {
  const [, render] = useReducer((turns: number) => turns + 1, 0);
  const end = until?.getTime() ?? null;

  useEffect(() => (end === null ? undefined : watchTimeLeft(end, render)), [end]);

  return end === null ? 0 : Math.max(0, end - Date.now());
}
