import { expect, test } from 'vitest';
import { bookedArrival, readBookedArrival } from './payment-return';

test('what the payment hands over arrives', () => {
  expect(readBookedArrival(bookedArrival('T-1'))).toBe('T-1');
});

test.each([null, undefined, 'T-1', {}, { bookedTransactionId: '' }, { bookedTransactionId: 7 }])(
  '%j is no arrival',
  (state) => {
    expect(readBookedArrival(state)).toBeNull();
  },
);
