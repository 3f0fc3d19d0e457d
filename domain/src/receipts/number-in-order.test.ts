import { expect, test } from 'vitest';
import { noNumbers, numberInOrder } from './number-in-order.ts';

const on = (...dates: string[]) => dates.map((date) => ({ date }));

test('the first receipts begin with 1', () => {
  expect(numberInOrder(on('2026-03-01', '2026-03-02'), noNumbers)).toEqual({
    numbers: [
      { number: '2026-000001', runningNumber: 1 },
      { number: '2026-000002', runningNumber: 2 },
    ],
    last: { runningNumber: 2, lastOfYears: { 2026: 2 } },
  });
});

test('a new year begins with 1, and the running number goes on', () => {
  const before = { runningNumber: 500, lastOfYears: { 2026: 123 } };
  expect(numberInOrder(on('2026-12-31', '2027-01-01', '2027-01-01'), before)).toEqual({
    numbers: [
      { number: '2026-000124', runningNumber: 501 },
      { number: '2027-000001', runningNumber: 502 },
      { number: '2027-000002', runningNumber: 503 },
    ],
    last: { runningNumber: 503, lastOfYears: { 2026: 124, 2027: 2 } },
  });
});

test('a receipt that comes late gets the next number of its own year', () => {
  const before = { runningNumber: 503, lastOfYears: { 2026: 124, 2027: 2 } };
  expect(numberInOrder(on('2026-12-31'), before).numbers).toEqual([
    { number: '2026-000125', runningNumber: 504 },
  ]);
});

test('no receipts take no numbers', () => {
  const before = { runningNumber: 7, lastOfYears: { 2026: 7 } };
  expect(numberInOrder([], before)).toEqual({ numbers: [], last: before });
});
