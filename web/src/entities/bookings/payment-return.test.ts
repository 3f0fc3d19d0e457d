import { expect, test } from 'vitest';
import { paymentReturnState, readPaymentReturn } from './payment-return';

test('the id that the return page stores in the router state is read back', () => {
  expect(readPaymentReturn(paymentReturnState('T-1'))).toBe('T-1');
});

test.each([null, undefined, 'T-1', {}, { bookedTransactionId: '' }, { bookedTransactionId: 7 }])(
  '%j is no such router state',
  (state) => {
    expect(readPaymentReturn(state)).toBeNull();
  },
);
