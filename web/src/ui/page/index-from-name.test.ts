import { expect, test } from 'vitest';
import { indexFromName } from './index-from-name';

test('the same name gives the same number, whatever its case and surrounding spaces', () => {
  expect(indexFromName(' Amina Rahman ', 8)).toBe(indexFromName('amina rahman', 8));
});

test('names spread over all numbers and stay within them', () => {
  const picks = Array.from({ length: 200 }, (_, index) => indexFromName(`Customer ${index}`, 8));
  expect(new Set(picks)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
});

test('an empty name is fine', () => {
  expect(indexFromName('', 8)).toBeLessThan(8);
});
