import type { Context } from '@carwash/functions/context';
import { reconcile } from '@carwash/functions/reconciler/reconcile';
import {
  type Excused,
  findInconsistencies,
} from '../../../support/assertions/find-inconsistencies.ts';
import type { Clock } from '../harness/clock.ts';
import { type RecordSource, readRecords } from './records.ts';

/** The parts of the harness that verifying needs. */
interface VerifiedHarness extends RecordSource {
  context: Context;
  clock: Clock;
  mend(): void;
}

/** Enough time for all work that one file of tests has left. */
const reconcilerBudgetMs = 20_000;

/** Returns the latest time at which the reconciler asks about a paid payment that is not settled. */
function latestCheck({ transactions, paid }: Awaited<ReturnType<typeof readRecords>>): Date | null {
  const made = new Set(paid);
  const checks = transactions
    .filter(({ _id, status }) => made.has(_id) && (status === 'pending' || status === 'failed'))
    .flatMap(({ nextCheckAt }) => (nextCheckAt ? [nextCheckAt.getTime()] : []));
  return checks.length > 0 ? new Date(Math.max(...checks)) : null;
}

/**
 * Lets the reconciler find out about paid payments without a callback, at the time when it would ask. A
 * payment that it would never ask about stays as it is, and is a fault.
 */
async function settleWhatWasPaid(harness: VerifiedHarness): Promise<void> {
  const latest = latestCheck(await readRecords(harness));
  if (!latest) return;
  const aheadMs = Math.max(0, latest.getTime() - harness.clock.now().getTime()) + 1000;
  harness.clock.advanceMinutes(aheadMs / 60_000);
  await reconcile(harness.context, reconcilerBudgetMs);
}

/**
 * Verifies the records after a file of tests: every payment that the provider saw paid is exactly one of
 * booking, refund due and refunded, nothing is booked without a payment, every booked slot has its booking,
 * and the counters equal a recount.
 */
export async function verifyRecords(harness: VerifiedHarness, excused: Excused): Promise<void> {
  harness.mend();
  await settleWhatWasPaid(harness);
  const inconsistencies = findInconsistencies(await readRecords(harness), excused);
  if (inconsistencies.length > 0)
    throw new Error(`The records do not agree:\n${inconsistencies.join('\n')}`);
}
