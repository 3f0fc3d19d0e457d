import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { runSteps } from './reconcile.ts';
import { stepsWithoutSending } from './steps.ts';

/** A call may take one minute; most of it is kept to finish work that has begun (`reconcile`). In milliseconds. */
const budgetMs = 10_000;

/**
 * Runs the reconciler at the request of staff who see money, within the time of one call. What is due to be sent waits
 * for the next minute. It leaves no heartbeat, which would hide that the scheduled runs have stopped.
 */
export const reconcilePayments: Handler<Context, Endpoints['reconcilePayments']> = (
  _request,
  context,
) => runSteps(stepsWithoutSending, context, budgetMs);
