import { expect, test } from 'vitest';
import { asciiDigits } from './digits.ts';

test.each([
  'adlm',
  'arab',
  'arabext',
  'beng',
  'deva',
  'fullwide',
  'khmr',
  'mathsans',
  'mymr',
  'nkoo',
  'tamldec',
  'thai',
])('digits are the same in every script: %s', (numberingSystem) => {
  const { format } = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
  expect(asciiDigits(format(9_876_543_210))).toBe('9876543210');
});

test('everything else stays as it is', () => {
  expect(asciiDigits('ঢাকা মেট্রো-গ ১২-৩৪৫৬, GA ½ 7')).toBe('ঢাকা মেট্রো-গ 12-3456, GA ½ 7');
});
