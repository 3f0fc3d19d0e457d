import { useEffect, useReducer } from 'react';

/**
 * Calls `tick` now, at every full second before `end`, and at `end`. The clock decides, not the number
 * of ticks: after a sleep of the computer or a change of its clock the next tick is right again.
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
  // Timers may stand still while the page is not seen.
  document.addEventListener('visibilitychange', turn);
  window.addEventListener('pageshow', turn);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
    window.removeEventListener('pageshow', turn);
  };
}

/**
 * Milliseconds left until a moment, 0 when it has passed or is null. Renders again at every full
 * second of it.
 */
export function useTimeLeft(until: Date | null): number {
  const [, render] = useReducer((turns: number) => turns + 1, 0);
  const end = until?.getTime() ?? null;

  useEffect(() => (end === null ? undefined : watchTimeLeft(end, render)), [end]);

  return end === null ? 0 : Math.max(0, end - Date.now());
}
