import { reconcile } from '@carwash/functions/reconciler/reconcile';
import { type Excused, faultsInBooks } from '../../support/faults-in-books.ts';
import { readBooks } from './books.ts';
import type { World } from './world.ts';

/** Enough for whatever one file of tests has left. */
const reconcilerBudgetMs = 20_000;

/** The latest moment at which the reconciler asks about a payment that was made and is not settled. */
function latestCheck({ transactions, paid }: Awaited<ReturnType<typeof readBooks>>): Date | null {
  const made = new Set(paid);
  const checks = transactions
    .filter(({ _id, status }) => made.has(_id) && (status === 'pending' || status === 'failed'))
    .flatMap(({ nextCheckAt }) => (nextCheckAt ? [nextCheckAt.getTime()] : []));
  return checks.length > 0 ? new Date(Math.max(...checks)) : null;
}

/**
 * Lets the reconciler find out about payments of which no callback told, at the moment when it would
 * ask: what it would never ask about stays as it is, and is a fault.
 */
async function settleWhatWasPaid(world: World): Promise<void> {
  const latest = latestCheck(await readBooks(world));
  if (!latest) return;
  const aheadMs = Math.max(0, latest.getTime() - world.clock.now().getTime()) + 1000;
  world.clock.advanceMinutes(aheadMs / 60_000);
  await reconcile(world.context, reconcilerBudgetMs);
}

/**
 * The last word on a file of tests: whatever was done, every payment that the provider saw paid is
 * exactly one of booking, refund due and refunded, nothing is booked without one, every booked slot has
 * its booking, and the counters equal a recount.
 */
export async function judgeBooks(world: World, excused: Excused): Promise<void> {
  world.mend();
  await settleWhatWasPaid(world);
  const faults = faultsInBooks(await readBooks(world), excused);
  if (faults.length > 0) throw new Error(`The books do not balance:\n${faults.join('\n')}`);
}
