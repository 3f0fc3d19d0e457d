import type { ReconcilerRun } from '@carwash/domain/reconciler/reconciler-run';
import { isRunDue } from '@carwash/domain/reconciler/run-due';
import type { Context } from '../context.ts';
import { reconcile } from './reconcile.ts';

/**
 * Runs the reconciler unless there is probably nothing to do, see `isRunDue`.
 * @returns null without a run
 */
export async function reconcileWhenDue(
  context: Context,
  budgetMs: number,
): Promise<ReconcilerRun | null> {
  const last = (await context.db.reconcilerRun.get()).data() ?? null;
  return isRunDue(last, context.now()) ? reconcile(context, budgetMs) : null;
}
