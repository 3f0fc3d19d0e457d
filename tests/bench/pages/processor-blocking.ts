/** Events of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When it began. */
  ts: number;
  /** How long it took. */
  dur?: number;
  /** How long it had a processor. Missing where the machine does not tell, and now and then of a single task. */
  tdur?: number;
}

/** How much slower the measured phone is: Lighthouse's own factor. */
const slowdown = 4;

/** A task that takes longer than this, in milliseconds, keeps taps waiting. */
const longTaskMs = 50;

/**
 * The blocking time of a page after its first paint, as Lighthouse defines it, but by the time for which the main
 * thread had a processor: on a machine whose processors are shared, waiting for one says nothing of the page. A task of
 * which that is not told counts with all of its time.
 * @returns milliseconds, of the slower phone
 * @throws when the trace has no paint, or does not tell it
 */
export function processorBlockingMs(trace: readonly TraceEvent[]): number {
  const paint = trace.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page was never painted');
  const tasks = trace
    .filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .filter(({ name }) => name.endsWith('RunTask'));
  if (tasks.length > 0 && tasks.every(({ tdur }) => tdur === undefined)) {
    throw new Error('The trace does not tell of processors');
  }
  return tasks
    .map(({ dur = 0, tdur = dur }) => (tdur / 1000) * slowdown - longTaskMs)
    .reduce((sum, blockedMs) => sum + Math.max(0, blockedMs), 0);
}
