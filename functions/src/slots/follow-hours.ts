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

/** A call may take one minute; some of it is kept to finish work that has begun. In milliseconds. */
const budgetMs = 30_000;

/** The same at an admin's request, who does not want to wait for the next run. */
export const makeStarts: Handler<Context, Endpoints['makeStarts']> = async (_request, context) => {
  const { offered, removed, isDone, failed } = await runStartsByHours(
    context,
    deadlineIn(budgetMs),
  );
  return { added: offered, removed, isDone: isDone && failed === 0 };
};
