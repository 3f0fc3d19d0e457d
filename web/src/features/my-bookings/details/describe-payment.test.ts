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
  ['unpaid', 'pending', 'To pay at the desk.'],
  ['written_off', 'no_show', 'There is nothing to pay any more.'],
  ['void', 'cancelled', 'There is nothing to pay.'],
])('%s of a booking that is %s', (status, bookingStatus, sentence) => {
  const transaction = {
    status,
    refundReason: 'booking_cancelled',
    amount: 49.9,
    currency: 'USD',
    received: { amount: '49.90', currency: 'BDT' },
    paymentMethod: 'card',
    paidAt: null,
  } as const;
  expect(describePayment(transaction, bookingStatus, settings)).toBe(sentence);
});

test.each<[BookingStatus, string]>([
  ['completed', '$10.00 of your payment was returned to you.'],
  [
    'cancelled',
    '$10.00 of your payment was returned to you. The booking was cancelled without a refund of the rest.',
  ],
])('a part that went back is named: booking %s', (bookingStatus, sentence) => {
  const refund = { amount: 10, at: new Date(), reason: '', reference: '', by: null };
  const transaction = {
    status: 'success',
    refundReason: null,
    amount: 49.9,
    currency: 'USD',
    received: { amount: '49.90', currency: 'USD' },
    paymentMethod: 'cash',
    paidAt: null,
    refunds: [refund],
  } as const;
  const payment = { ...transaction, refunds: [...transaction.refunds] };
  expect(describePayment(payment, bookingStatus, settings)).toBe(sentence);
});

test('of a sale that was undone it says that the money was given back', () => {
  const undone = {
    status: 'void',
    refundReason: null,
    amount: 49.9,
    currency: 'USD',
    received: null,
    paymentMethod: 'cash',
    paidAt: new Date(),
  } as const;
  expect(describePayment(undone, 'cancelled', settings)).toBe(
    'The sale was undone, and your money was given back.',
  );
});
