import type { Deadline } from '../background/deadline.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { foldDeltas } from './fold-deltas.ts';

/** Folds the remaining deltas. With few sales these are all deltas. */
export async function foldRemainingDeltas(
  context: Context,
  deadline: Deadline,
): Promise<StepCounts> {
  const done = await foldDeltas(context, () => !deadline.hasPassed());
  // Newer deltas are left for the next run.
  const left = deadline.hasPassed() ? (await context.db.statsDeltas.count().get()).data().count : 0;
  return { done, failed: 0, due: left, oldestDueAt: null };
}
