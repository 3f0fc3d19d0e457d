import { expect, test } from 'vitest';
import { formatTextCost, textCost } from './text-cost.ts';

test.each([
  [2, 0.05, '$0.10'],
  [3, 0.0075, '$0.0225'],
  [3, 0.1, '$0.30'],
  [1000, 0.0079, '$7.90'],
  [2, 0, '$0.00'],
])('%i segments at %d', (segments, price, cost) => {
  expect(formatTextCost(textCost(segments, price), 'USD')).toBe(cost);
});

test('a currency that people write without decimals has them here', () => {
  expect(formatTextCost(0.1, 'PKR')).toBe('PKR\u00a00.10');
});
