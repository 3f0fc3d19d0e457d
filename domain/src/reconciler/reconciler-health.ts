import type { ReconcilerRun } from './reconciler-run.ts';

/** What an admin should know of the work that nobody asks for. */
export type ReconcilerProblem =
  | { kind: 'never_ran' }
  | { kind: 'stopped'; since: Date }
  | { kind: 'broken'; step: string }
  | { kind: 'failed'; step: string; count: number }
  | { kind: 'overdue'; step: string; count: number; since: Date };

/** How long nothing may be heard, and how long something may be due, in milliseconds. */
const patienceMs = 15 * 60_000;

const after = (moment: Date): Date => new Date(moment.getTime() + patienceMs);

type Judged = Pick<ReconcilerRun, 'endedAt' | 'steps'>;

/** @param run the last one; null when there never was any */
export function reconcilerHealth(run: Judged | null, now: Date): ReconcilerProblem[] {
  if (!run) return [{ kind: 'never_ran' }];
  const problems: ReconcilerProblem[] =
    after(run.endedAt) <= now ? [{ kind: 'stopped', since: run.endedAt }] : [];
  for (const { step, hasBroken, failed, due, oldestDueAt } of run.steps) {
    if (hasBroken) problems.push({ kind: 'broken', step });
    if (failed > 0) problems.push({ kind: 'failed', step, count: failed });
    if (oldestDueAt && after(oldestDueAt) <= now) {
      problems.push({ kind: 'overdue', step, count: due, since: oldestDueAt });
    }
  }
  return problems;
}

/** When the judgement of the last run changes by itself; null when it does not any more. */
export function nextReconcilerChange({ endedAt, steps }: Judged, now: Date): Date | null {
  const moments = [endedAt, ...steps.map(({ oldestDueAt }) => oldestDueAt)]
    .filter((moment) => moment !== null)
    .map((moment) => after(moment).getTime())
    .filter((moment) => moment > now.getTime());
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}
