import type { StepReport } from '@carwash/domain/reconciler/reconciler-run';
import type { Context } from '../context.ts';
import type { Deadline } from './deadline.ts';

export type StepCounts = Pick<StepReport, 'done' | 'failed' | 'due' | 'oldestDueAt'>;

/**
 * One kind of work of the reconciler. A step begins nothing after the deadline: what is left is found
 * again by the next run. It may be killed at any point and may run twice at once. What it throws is
 * logged and keeps no other step.
 */
export interface Step {
  /** What it does, in words: shown to admins. */
  name: string;
  run: (context: Context, deadline: Deadline) => Promise<StepCounts>;
}
