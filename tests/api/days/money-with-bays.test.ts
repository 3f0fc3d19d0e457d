import { reconcile } from '@carwash/functions/reconciler/reconcile';
import { describe, expect } from 'vitest';
import { transactionOf } from '../../support/reads/purchases.ts';
import { doWhatIsMissing, type History, historiesOf, historyTags } from '../support/histories.ts';
import { type Business, openBusiness, type Run } from '../support/money/business.ts';
import {
  changesBays,
  drawOperation,
  type Operation,
  operations,
} from '../support/money/operations.ts';
import { look, newWatch, report, type Watch } from '../support/money/watch.ts';
import { harness, test } from '../support/test.ts';

/** Steps between two checks of all stored records. */
const lookEvery = 10;

/** Number of each operation and outcome. */
type OutcomeCounts = Map<string, number>;

const count = (counts: OutcomeCounts, what: string): void => {
  counts.set(what, (counts.get(what) ?? 0) + 1);
};

async function takeStep(
  business: Business,
  watch: Watch,
  counts: OutcomeCounts,
  name = drawOperation(business),
): Promise<void> {
  business.step += 1;
  // Longer than the five seconds for which the provider is not asked about a payment again.
  business.harness.clock.advanceMinutes(0.11);
  const isChange = changesBays(name);
  if (isChange) await look(business, watch);
  if (await operations[name](business)) count(counts, name);
  if (isChange || business.step % lookEvery === 0) {
    await look(business, watch, { afterChange: isChange });
  }
}

/** Runs the reconciler at each time when it would ask again about a payment, until it would not any more. */
async function settleAll(business: Business, counts: OutcomeCounts): Promise<void> {
  for (const minutes of [1, 20, 45, 180, 12 * 60, 24 * 60, 72 * 60]) {
    harness.clock.advanceMinutes(minutes);
    const { failed } = await reconcile(harness.context, 20_000);
    expect(failed).toBe(0);
  }
  for (const { id } of business.payments) {
    const { status, refundReason } = await transactionOf(harness, id);
    count(counts, `${status} ${refundReason ?? ''}`.trim());
  }
}

const operationNames = Object.keys(operations) as Operation[];

interface MoneyRun extends Run {
  steps: number;
}

/** Divides a history between businesses of one to four bays. */
const runsOf = ({ seed, length }: History): MoneyRun[] =>
  [1, 1, 2, 2, 3, 3, 4, 4].map((bays, run) => ({
    seed: `${seed} money ${run}`,
    bays,
    areBaysFixed: run % 2 === 0,
    steps: length / 8,
  }));

describe.for(historiesOf('money', 2400))(
  "$length steps (seed '$seed')",
  { tags: historyTags },
  (history) => {
    const counts: OutcomeCounts = new Map();
    const runs = runsOf(history);

    test.for(runs)(
      '$seed, $bays bays: whatever is paid is booked in a bay of its own, once and in time, or goes back',
      { timeout: 120_000 },
      async ({ steps, ...run }) => {
        const business = await openBusiness(harness, run);
        const watch = newWatch();
        while (business.step < steps) await takeStep(business, watch, counts);
        // The bays of the last business can be closed too.
        if (run.seed === runs.at(-1)?.seed) {
          await doWhatIsMissing(counts, operationNames, async (name) => {
            await takeStep(business, watch, counts, 'begin');
            await takeStep(business, watch, counts, name);
            return counts.has(name);
          });
        }
        await settleAll(business, counts);
        await look(business, watch, { isAtEnd: true });
        const faults = report(business, watch);
        if (faults.length > 0) expect.fail([JSON.stringify(run), ...faults].join('\n'));
      },
    );

    test('every operation and every outcome happened', () => {
      expect(operationNames.filter((name) => !counts.has(name))).toEqual([]);
      expect(counts.get('success')).toBeGreaterThan(history.length / 600);
      expect(counts.get('failed')).toBeGreaterThan(history.length / 600);
      const refunds = [...counts].filter(([end]) => end.startsWith('refund_due'));
      expect(refunds.reduce((total, [, count]) => total + count, 0)).toBeGreaterThan(
        history.length / 600,
      );
    });
  },
);
