import { expect, test } from 'vitest';
import { formatOrdinal } from './format-ordinal';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [22, '22nd'],
])('%d is %s', (place, text) => {
  expect(formatOrdinal(place)).toBe(text);
});
