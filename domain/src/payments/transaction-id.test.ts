import { expect, test } from 'vitest';
import { isTransactionId, transactionId } from './transaction-id.ts';

test("an id contains time, customer and service, within the provider's 32 characters", () => {
  const id = transactionId(new Date(1772355600000), 'aBcDeFgHiJkLmNoPqRsTuVwXyZ01', 'foamwash');
  expect(id).toBe('T-1772355600000-aBcDeFg-foamwash');
  expect(id).toHaveLength(32);
  expect(isTransactionId(id)).toBe(true);
});

test('the id of a customer without an account has the same length and format', () => {
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
