import { expect, test } from 'vitest';
import { foldRows, percentText } from './chart-rows';

const row = (label: string, value: number) => ({ label, value });

test('rows without a value are left out, and the largest comes first', () => {
  expect(foldRows([row('a', 1), row('b', 0), row('c', 3)], 3)).toEqual([row('c', 3), row('a', 1)]);
});

test('rows up to the maximum stay separate', () => {
  expect(foldRows([row('a', 1), row('b', 2)], 2)).toEqual([row('b', 2), row('a', 1)]);
});

test('beyond the maximum the smallest rows are added up', () => {
  const rows = [row('a', 1), row('b', 5), row('c', 2), row('d', 3)];
  expect(foldRows(rows, 3)).toEqual([row('b', 5), row('d', 3), row('Others (2)', 3)]);
});

test.each([
  [1, 3, '33.3%'],
  [1, 4, '25%'],
  [1, 8, '12.5%'],
  [0, 0, '0%'],
  [5, 5, '100%'],
  [1, 10_000, '0%'],
])('%i of %i is %s', (part, whole, text) => {
  expect(percentText(part, whole)).toBe(text);
});
