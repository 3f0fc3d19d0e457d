import { expect, test } from 'vitest';
import {
  formatAsked,
  formatReceived,
  receivedAsReported,
  unknownAmount,
  wasUndone,
} from './received-money.ts';

test.each([
  ['1.00', 'BDT', '1.00 BDT'],
  ['1', 'BDT', '1.00 BDT'],
  ['100.5', 'USD', '100.50 USD'],
  ['0.07', 'BDT', '0.07 BDT'],
  // Nothing is rounded; Kuwait, for example, uses three decimals.
  ['1.005', 'KWD', '1.005 KWD'],
  ['999999999999.99', 'BDT', '999999999999.99 BDT'],
  [' 1.00 ', ' BDT ', '1.00 BDT'],
  ['', 'BDT', unknownAmount],
  ['about 1', 'BDT', unknownAmount],
  ['1e3', 'BDT', unknownAmount],
  ['-1.00', 'BDT', unknownAmount],
  ['1,000.00', 'BDT', unknownAmount],
  ['9'.repeat(13), 'BDT', unknownAmount],
  ['1.00', '', unknownAmount],
  ['1.00', '<b>', unknownAmount],
])('%j in %j is read as %j', (amount, currency, text) => {
  expect(formatReceived({ amount, currency })).toBe(text);
});

test('nothing is an unknown amount too', () => {
  expect(formatReceived(null)).toBe(unknownAmount);
});

test('the requested sum is written in the same format', () => {
  expect(formatAsked({ amount: 100.5, currency: 'BDT' })).toBe('100.50 BDT');
});

test("the provider's texts are stored, up to a limit", () => {
  expect(receivedAsReported({ amount: 'about 1', currency: '' })).toEqual({
    amount: 'about 1',
    currency: '',
  });
  const { amount, currency } = receivedAsReported({
    amount: '9'.repeat(5000),
    currency: `${'x'.repeat(99)}🚗`,
  });
  expect([amount.length, currency.isWellFormed()]).toEqual([100, true]);
});

const paidAt = new Date('2026-03-01T04:00:00Z');

test.each([
  ['a paid sale', 'void', paidAt, 10, true],
  ['a sale that was to be paid', 'void', null, 10, false],
  ['a free sale', 'void', paidAt, 0, false],
  ['a free sale that stands', 'success', paidAt, 0, false],
] as const)('%s: was money given back when it was undone?', (_case, status, at, amount, isBack) => {
  expect(wasUndone({ status, paidAt: at, amount })).toBe(isBack);
});
