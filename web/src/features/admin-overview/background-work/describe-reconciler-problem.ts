import type { ReconcilerProblem } from '@carwash/domain/reconciler/reconciler-health';
import { formatCount } from '~/ui/format/format-count.ts';
import { formatMoment } from '~/ui/format/format-moment.ts';

const meanwhile =
  'Until it runs, payments may stay open and past bookings may look as if they were to come.';

/** What an admin reads. */
export function describeReconcilerProblem(problem: ReconcilerProblem, timeZone: string): string {
  switch (problem.kind) {
    case 'never_ran':
      return `It has not run yet. ${meanwhile}`;
    case 'stopped':
      return `It has not run since ${formatMoment(problem.since, timeZone)}. ${meanwhile}`;
    case 'broken':
      return `The step ‘${problem.step}’ broke off.`;
    case 'failed':
      return `The step ‘${problem.step}’ failed for ${formatCount(problem.count)}.`;
    case 'overdue':
      return `The step ‘${problem.step}’ is behind with ${formatCount(problem.count)}, the oldest from ${formatMoment(problem.since, timeZone)}.`;
  }
}
