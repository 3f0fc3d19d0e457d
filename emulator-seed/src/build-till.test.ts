import { closingSchema, storedPeriodSchema } from '@carwash/domain/closings/closing';
import { sumReceipts } from '@carwash/domain/closings/sum-receipts';
import { receiptSchema } from '@carwash/domain/receipts/receipt';
import { businessInstant } from '@carwash/domain/time/business-time';
import { expect, test } from 'vitest';
import { buildSeed } from './build-seed.ts';
import { buildReceipts, buildTill } from './build-till.ts';
import { buildBusiness } from './business.ts';
import { seedSizes } from './seed-size.ts';

const timeZone = 'Asia/Dhaka';
const time = { now: businessInstant('2026-03-03', '14:00', timeZone), timeZone };
const seed = buildSeed(buildBusiness(seedSizes.small.business, time), time);
const receipts = seed.sales.flatMap(({ transaction }) => buildReceipts(transaction, time));
const till = buildTill(receipts, { uid: 'demoadmin', name: 'Demo Admin' }, time);

test('each sale that was paid has its receipt, and each refund its credit note', () => {
  const paid = seed.sales.filter(
    ({ booking, transaction }) => booking && transaction.paidAt && transaction.amount > 0,
  );
  const sales = till.receipts.filter(({ kind }) => kind === 'sale');
  expect(sales.map(({ transactionId }) => transactionId).toSorted()).toEqual(
    paid.map(({ transaction }) => transaction._id).toSorted(),
  );
  const refunds = paid.flatMap(({ transaction }) => transaction.refunds ?? []);
  expect(refunds.length).toBeGreaterThan(0);
  expect(till.receipts).toHaveLength(paid.length + refunds.length);
});

test('the numbers have no gap, in the order of the time', () => {
  expect(till.receipts.map(({ runningNumber }) => runningNumber)).toEqual(
    till.receipts.map((_, index) => index + 1),
  );
  const times = till.receipts.map(({ movedAt }) => movedAt.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(till.counter.runningNumber).toBe(till.receipts.length);
});

test('each evening has a closing of what moved since the last one, and today is open', () => {
  const periods = [...till.closings, till.openPeriod];
  expect(till.closings.length).toBeGreaterThan(50);
  let last = 0;
  for (const { afterReceipt, toReceipt, figures } of periods) {
    expect(afterReceipt).toBe(last);
    expect(figures).toEqual(sumReceipts(till.receipts.slice(afterReceipt, toReceipt)));
    last = toReceipt;
  }
  expect(last).toBe(till.receipts.length);
  for (const { createdAt, toReceipt } of till.closings) {
    const [covered, next] = [till.receipts[toReceipt - 1], till.receipts[toReceipt]];
    expect(covered?.movedAt.getTime()).toBeLessThanOrEqual(createdAt.getTime());
    if (next) expect(next.movedAt.getTime()).toBeGreaterThan(createdAt.getTime());
  }
  expect(till.closings.at(-1)?.createdAt.getTime()).toBeLessThan(time.now.getTime());
  expect(till.closings.map(({ nextClosing }) => nextClosing)).toEqual([
    ...till.closings.slice(1).map(({ closingNumber }) => closingNumber),
    null,
  ]);
});

test('all of it fits its schema', () => {
  const check = () => {
    for (const one of till.receipts) receiptSchema.validateSync(one, { strict: true });
    for (const one of till.closings) closingSchema.validateSync(one, { strict: true });
    storedPeriodSchema.validateSync(till.openPeriod, { strict: true });
  };
  expect(check).not.toThrow();
});
