import { expect, test } from 'vitest';
import { returnedPayment } from './returned-payment';

const pending = { transactionId: 'T-2-abcdefg-foamwash' };

test.each([
  ['T-1-abcdefg-foamwash', pending, 'T-1-abcdefg-foamwash'],
  ['T-1-abcdefg-foamwash', null, 'T-1-abcdefg-foamwash'],
  [null, pending, pending.transactionId],
  ['', pending, pending.transactionId],
  ['../users/x', pending, pending.transactionId],
  ['../users/x', null, null],
  [null, null, null],
])('%j in the address, %j in this browser: %j', (named, stored, expected) => {
  expect(returnedPayment(named, stored)).toBe(expected);
});
