import { expect, test } from 'vitest';
import { paymentReturnState, readPaymentReturn } from './payment-return';

test('what the payment hands over arrives', () => {
  expect(readPaymentReturn(paymentReturnState('T-1'))).toBe('T-1');
});

test.each([null, undefined, 'T-1', {}, { bookedTransactionId: '' }, { bookedTransactionId: 7 }])(
  '%j is no arrival',
  (state) => {
    expect(readPaymentReturn(state)).toBeNull();
  },
);
