import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { reconcile } from './reconcile.ts';

/** A call may take one minute; most of it is kept to finish work that has begun (`reconcile`). In milliseconds. */
const budgetMs = 10_000;

/** Runs the reconciler at the request of staff who see money, within the time of one call. */
export const reconcilePayments: Handler<Context, Endpoints['reconcilePayments']> = (
  _request,
  context,
) => reconcile(context, budgetMs);
