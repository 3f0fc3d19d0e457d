import { minuteMs } from '../time/durations.ts';
import type { ReconcilerRun } from './reconciler-run.ts';

/** A problem with the background work that the dashboard shows to staff who see money. */
export type ReconcilerProblem =
  | { kind: 'never_ran' }
  | { kind: 'stopped'; since: Date }
  | { kind: 'broken'; step: string }
  | { kind: 'failed'; step: string; count: number }
  /** A setting of the deployment is wrong. */
  | { kind: 'fault'; step: string; fault: string }
  | { kind: 'overdue'; step: string; count: number; since: Date }
  /** Payments about which the provider gives no usable answer. */
  | { kind: 'unanswered'; count: number; since: Date };

/** Longest time since the last heartbeat: more than the time between runs while nobody is there, in milliseconds. */
const maxSilenceMs = 20 * minuteMs;

/** Longest time that work may be overdue, in milliseconds. */
const maxDelayMs = 15 * minuteMs;

const silentFrom = (endedAt: Date): Date => new Date(endedAt.getTime() + maxSilenceMs);
const overdueFrom = (dueAt: Date): Date => new Date(dueAt.getTime() + maxDelayMs);

type Judged = Pick<ReconcilerRun, 'endedAt' | 'steps'>;

/**
 * Returns the problems of the background work.
 * @param run the last run; null if there was none yet
 */
export function reconcilerHealth(run: Judged | null, now: Date): ReconcilerProblem[] {
  if (!run) return [{ kind: 'never_ran' }];
  const problems: ReconcilerProblem[] =
    silentFrom(run.endedAt) <= now ? [{ kind: 'stopped', since: run.endedAt }] : [];
  for (const {
    step,
    hasBroken,
    failed,
    due,
    oldestDueAt,
    unansweredPayments,
    faults,
  } of run.steps) {
    if (hasBroken) problems.push({ kind: 'broken', step });
    if (failed > 0) problems.push({ kind: 'failed', step, count: failed });
    for (const fault of faults ?? []) problems.push({ kind: 'fault', step, fault });
    if (unansweredPayments) {
      const { count, oldestAt } = unansweredPayments;
      problems.push({ kind: 'unanswered', count, since: oldestAt });
    }
    if (oldestDueAt && overdueFrom(oldestDueAt) <= now) {
      problems.push({ kind: 'overdue', step, count: due, since: oldestDueAt });
    }
  }
  return problems;
}

/**
 * Returns the next time at which the result for the last run changes without a new run; null if it will not.
 */
export function nextReconcilerChange({ endedAt, steps }: Judged, now: Date): Date | null {
  const overdue = steps.flatMap(({ oldestDueAt }) => oldestDueAt ?? []).map(overdueFrom);
  const moments = [silentFrom(endedAt), ...overdue]
    .map((moment) => moment.getTime())
    .filter((moment) => moment > now.getTime());
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}
