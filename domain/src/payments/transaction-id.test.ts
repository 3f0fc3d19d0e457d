import { expect, test } from 'vitest';
import { isTransactionId, transactionId } from './transaction-id.ts';

test('an id tells when, who and what, in the 32 characters that the provider takes', () => {
  const id = transactionId(new Date(1772355600000), 'aBcDeFgHiJkLmNoPqRsTuVwXyZ01', 'foamwash');
  expect(id).toBe('T-1772355600000-aBcDeFg-foamwash');
  expect(id).toHaveLength(32);
  expect(isTransactionId(id)).toBe(true);
});

test('the id of who has no account is as long, and is an id like the others', () => {
  const id = transactionId(new Date(1772355600000), null, 'foamwash');
  expect(id).toBe('T-1772355600000-walk-in-foamwash');
  expect(id).toHaveLength(32);
  expect(isTransactionId(id)).toBe(true);
});

test.each([
  ['T-1-a-b', true],
  [`T-1-${'x'.repeat(60)}`, true],
  [`T-1-${'x'.repeat(61)}`, false],
  ['', false],
  ['T-1', false],
  ['T--a-b', false],
  ['t-1-a-b', false],
  ['T-1-a-b/c', false],
  ['T-1-a-b&x=1', false],
  ['T-1-a-b\n', false],
  [' T-1-a-b', false],
  ['../users/x', false],
])('%j is written like an id: %s', (text, expected) => {
  expect(isTransactionId(text)).toBe(expected);
});
