import { expect, test } from 'vitest';
import { describeFigure, median, tableOf } from './figure.ts';

const figure = { what: 'requests', of: '/', value: 12 };

test.each([
  [{}, '12'],
  [{ goal: { atMost: 12 } }, '12 (<= 12: met)'],
  [{ goal: { atMost: 11 } }, '12 (<= 11: missed)'],
  [{ goal: { atLeast: 12 } }, '12 (>= 12: met)'],
  [{ goal: { atLeast: 97 } }, '12 (>= 97: missed)'],
  [{ value: 0.0123 }, '0.01'],
  [{ value: 1.304, goal: { atMost: 1.3 } }, '1.3 (<= 1.3: missed)'],
])('a figure stands beside its goal: %j', (change, words) => {
  expect(describeFigure({ ...figure, ...change })).toBe(words);
});

test('a row for each thing, a column for each page', () => {
  expect(
    tableOf([figure, { ...figure, of: '/services', value: 14 }, { ...figure, what: 'score' }]),
  ).toEqual([
    { what: 'requests', '/': '12', '/services': '14' },
    { what: 'score', '/': '12' },
  ]);
});

test('the median is the middle one, by its value', () => {
  expect(median([100, 9, 20])).toBe(20);
});
