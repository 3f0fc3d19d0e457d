import { reconcile } from '@carwash/functions/reconciler/reconcile';
import { expect } from 'vitest';
import { transactionOf } from '../../support/reads/purchases.ts';
import { type Business, openBusiness, type Run } from '../support/money/business.ts';
import {
  changesBays,
  drawOperation,
  type Operation,
  operations,
} from '../support/money/operations.ts';
import { look, newWatch, report, type Watch } from '../support/money/watch.ts';
import { harness, test } from '../support/test.ts';

/** Steps of each run. */
const steps = 300;

/** Steps between two checks of all stored records. */
const lookEvery = 10;

/** Number of each operation and end in all runs. */
const counts = new Map<string, number>();
const count = (what: string): void => {
  counts.set(what, (counts.get(what) ?? 0) + 1);
};

async function takeStep(business: Business, watch: Watch): Promise<void> {
  const name = drawOperation(business);
  business.step += 1;
  // Longer than the five seconds for which the provider is not asked about a payment again.
  business.harness.clock.advanceMinutes(0.11);
  const isChange = changesBays(name);
  if (isChange) await look(business, watch);
  if (await operations[name](business)) count(name);
  if (isChange || business.step % lookEvery === 0) {
    await look(business, watch, { afterChange: isChange });
  }
}

/** Runs the reconciler at each time when it would ask again about a payment, until it would not any more. */
async function settleAll(business: Business): Promise<void> {
  for (const minutes of [1, 20, 45, 180, 12 * 60, 24 * 60, 72 * 60]) {
    harness.clock.advanceMinutes(minutes);
    const { failed } = await reconcile(harness.context, 20_000);
    expect(failed).toBe(0);
  }
  for (const { id } of business.payments) {
    const { status, refundReason } = await transactionOf(harness, id);
    count(`${status} ${refundReason ?? ''}`.trim());
  }
}

const runs: Run[] = [1, 1, 2, 2, 3, 3, 4, 4].map((bays, run) => ({
  seed: `money ${run}`,
  bays,
  areBaysFixed: run % 2 === 0,
}));

test.each(runs)(
  '$seed, $bays bays: whatever is paid is booked in a bay of its own, once and in time, or goes back',
  async (run) => {
    const business = await openBusiness(harness, run);
    const watch = newWatch();
    while (business.step < steps) await takeStep(business, watch);
    await settleAll(business);
    await look(business, watch, { isAtEnd: true });
    const faults = report(business, watch);
    if (faults.length > 0) expect.fail([JSON.stringify(run), ...faults].join('\n'));
  },
  120_000,
);

test('every operation and every outcome happened', () => {
  const names = Object.keys(operations) as Operation[];
  expect(names.filter((name) => (counts.get(name) ?? 0) < 5)).toEqual([]);
  expect(counts.get('success')).toBeGreaterThan(8);
  expect(counts.get('failed')).toBeGreaterThan(8);
  const refunds = [...counts].filter(([end]) => end.startsWith('refund_due'));
  expect(refunds.reduce((total, [, count]) => total + count, 0)).toBeGreaterThan(8);
});
