import type { BookingStatus } from '@carwash/domain/bookings/booking';
import type { TransactionStatus } from '@carwash/domain/payments/transaction';
import { expect, test } from 'vitest';
import { describePayment } from './describe-payment';

const settings = { refundDays: 7, refundNote: '' };

test.each<[TransactionStatus, BookingStatus, string | null]>([
  ['success', 'pending', null],
  ['success', 'completed', null],
  ['success', 'cancelled', 'The booking was cancelled without a refund.'],
  [
    'refund_due',
    'cancelled',
    'Your $49.90 goes back to you in full. Back on the card you paid with, within 7 working days.',
  ],
  ['refunded', 'cancelled', 'Your $49.90 was returned to you in full.'],
])('%s of a booking that is %s', (status, bookingStatus, sentence) => {
  const transaction = {
    status,
    refundReason: 'booking_cancelled',
    amount: 49.9,
    currency: 'USD',
    received: { amount: '49.90', currency: 'BDT' },
    paymentMethod: 'card',
  } as const;
  expect(describePayment(transaction, bookingStatus, settings)).toBe(sentence);
});
