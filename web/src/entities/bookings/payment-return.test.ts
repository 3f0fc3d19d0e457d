import { expect, test } from 'vitest';
import { paymentReturnState, readPaymentReturn } from './payment-return';

test('the id that the return page stores in the router state is read back', () => {
  expect(readPaymentReturn(paymentReturnState('T-1', 'me'), 'me')).toBe('T-1');
});

test.each([
  ['another user', 'another'],
  ['somebody signed out', undefined],
])('it is nothing to %s', (_case, uid) => {
  expect(readPaymentReturn(paymentReturnState('T-1', 'me'), uid)).toBeNull();
});

test.each([
  null,
  undefined,
  'T-1',
  {},
  { customer: 'me' },
  { bookedTransactionId: 'T-1' },
  { bookedTransactionId: '', customer: 'me' },
  { bookedTransactionId: 7, customer: 'me' },
])('%j is no such router state', (state) => {
  expect(readPaymentReturn(state, 'me')).toBeNull();
});
