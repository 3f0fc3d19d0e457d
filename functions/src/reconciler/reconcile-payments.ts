import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { reconcile } from './reconcile.ts';

/** A call ends after a minute, and what has begun needs some of it. */
const budgetMs = 30_000;

/** A run of the reconciler that an admin starts, as short as a call. */
export const reconcilePayments: Handler<Context, Endpoints['reconcilePayments']> = (
  _request,
  context,
) => reconcile(context, budgetMs);
