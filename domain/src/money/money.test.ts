import { describe, expect, test } from 'vitest';
import {
  currencySign,
  formatMoney,
  fromMinorUnits,
  parseMinorUnits,
  toDecimalString,
  toMinorUnits,
} from './money.ts';

test.each([
  [0, 0, '0.00', '$0.00'],
  [0.1, 10, '0.10', '$0.10'],
  [1.005, 100, '1.00', '$1.00'],
  [19.99, 1999, '19.99', '$19.99'],
  [49.9, 4990, '49.90', '$49.90'],
  [1049.9, 104990, '1049.90', '$1,049.90'],
  [1000000, 100000000, '1000000.00', '$1,000,000.00'],
])('%d', (amount, minor, decimal, shown) => {
  expect(toMinorUnits(amount)).toBe(minor);
  expect(toDecimalString(amount)).toBe(decimal);
  expect(formatMoney(amount, 'USD')).toBe(shown);
});

test('a currency without a sign of its own is named', () => {
  expect(formatMoney(1049.9, 'BDT')).toBe('BDT\u00a01,049.90');
});

test.each([
  ['USD', '$'],
  ['EUR', '€'],
  ['BDT', 'BDT'],
])('the sign of %s is %s', (currency, sign) => {
  expect(currencySign(currency)).toBe(sign);
});

test('every amount up to 10,000 survives the way to minor units and back', () => {
  const lost: number[] = [];
  for (let minor = 0; minor <= 1_000_000; minor += 7) {
    if (toMinorUnits(fromMinorUnits(minor)) !== minor) lost.push(minor);
  }
  expect(lost).toEqual([]);
});

describe('decimal strings', () => {
  test.each([
    ['50', 5000],
    ['49.9', 4990],
    ['49.90', 4990],
    ['49.9000', 4990],
    [' 7.05 ', 705],
  ])('%j is read', (text, minor) => {
    expect(parseMinorUnits(text)).toBe(minor);
  });

  test.each(['', '.', '5.', '.5', '-1', '1e3', '1,000', '49.901', '٤٩', 'NaN', '12 34'])(
    '%j is refused',
    (text) => {
      expect(parseMinorUnits(text)).toBeNull();
    },
  );
});
