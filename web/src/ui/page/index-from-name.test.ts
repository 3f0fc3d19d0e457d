import { expect, test } from 'vitest';
import { indexFromName } from './index-from-name';

test('the same name gives the same number, whatever its case and surrounding spaces', () => {
  expect(indexFromName(' Amina Rahman ', 8)).toBe(indexFromName('amina rahman', 8));
});

test('names are spread over all numbers below the count', () => {
  const picks = Array.from({ length: 200 }, (_, index) => indexFromName(`Customer ${index}`, 8));
  expect(new Set(picks)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
});

test('an empty name has a number', () => {
  expect(indexFromName('', 8)).toBeLessThan(8);
});
