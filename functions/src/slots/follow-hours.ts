import type { Endpoints } from '@carwash/domain/endpoints';
import { type Deadline, deadlineIn } from '../background/deadline.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { runStartsByHours } from './make-starts-by-hours.ts';

/** Makes the starts of services follow the opening hours, as a step of the background work. */
export async function followHours(context: Context, deadline: Deadline): Promise<StepCounts> {
  const { offered, removed, failed, dueSince } = await runStartsByHours(context, deadline);
  return { done: offered + removed, failed, due: dueSince ? 1 : 0, oldestDueAt: dueSince };
}

/** Time in milliseconds after which a call begins no more work: half of the minute that it may take. */
const budgetMs = 30_000;

/** Does the same at the request of a manager or admin, who would otherwise wait up to a minute. */
export const makeStarts: Handler<Context, Endpoints['makeStarts']> = async (_request, context) => {
  const { offered, removed, isDone, failed } = await runStartsByHours(
    context,
    deadlineIn(budgetMs),
  );
  return { added: offered, removed, isDone: isDone && failed === 0 };
};
