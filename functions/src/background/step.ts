import type { StepReport } from '@carwash/domain/reconciler/reconciler-run';
import type { Context } from '../context.ts';
import type { Deadline } from './deadline.ts';

export type StepCounts = Pick<
  StepReport,
  'done' | 'failed' | 'due' | 'oldestDueAt' | 'unansweredPayments' | 'faults'
>;

/**
 * One step of the reconciler. It starts no new work after the deadline; the next run continues. It may
 * be killed at any point, and two runs may overlap. An error is logged and does not stop the other
 * steps.
 */
export interface Step {
  /** Name of the step, shown to staff who see money. */
  name: string;
  run: (context: Context, deadline: Deadline) => Promise<StepCounts>;
}
