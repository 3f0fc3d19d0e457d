import { minuteMs } from '../time/durations.ts';
import type { ReconcilerRun } from './reconciler-run.ts';

/** After a change the reconciler runs every minute for this time, in milliseconds: longer than any hold or offer. */
const busyMs = 75 * minuteMs;

/** Time between runs otherwise, in milliseconds. It is less than the silence that the overview reports. */
const idleMs = 14 * minuteMs;

/** How precisely the time of the last change is known, in milliseconds. */
export const changeNotedEveryMs = 10 * minuteMs;

const hasMore = ({ failed, steps }: Pick<ReconcilerRun, 'failed' | 'steps'>): boolean =>
  failed > 0 || steps.some(({ done, due }) => done + due > 0);

/**
 * Tells whether the reconciler has to run at `now`. A run reads 16 documents even if it finds nothing, so it rests while nothing changes.
 */
export function isRunDue(
  last: Pick<ReconcilerRun, 'createdAt' | 'lastChangeAt' | 'failed' | 'steps'> | null,
  now: Date,
): boolean {
  if (!last || hasMore(last)) return true;
  // The schedule is not exact, so a run that is nearly due does not wait for the next minute.
  if (now.getTime() >= last.createdAt.getTime() + idleMs - minuteMs / 2) return true;
  return last.lastChangeAt !== undefined && now.getTime() < last.lastChangeAt.getTime() + busyMs;
}
