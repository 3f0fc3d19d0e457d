import { expect, test } from 'vitest';
import { transactionId } from './transaction-id.ts';

test('an id tells when, who and what, in the 32 characters that the provider takes', () => {
  const id = transactionId(new Date(1772355600000), 'aBcDeFgHiJkLmNoPqRsTuVwXyZ01', 'foamwash');
  expect(id).toBe('T-1772355600000-aBcDeFg-foamwash');
  expect(id).toHaveLength(32);
});
