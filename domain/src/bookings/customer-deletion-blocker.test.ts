import { expect, test } from 'vitest';
import { customerDeletionBlocker } from './customer-deletion-blocker.ts';

const now = new Date('2026-03-01T09:00:00Z');
const booking = (status: 'pending' | 'completed' | 'cancelled', minutes: number) => ({
  status,
  slot: { startsAt: new Date(now.getTime() + minutes * 60_000) },
});

const one = 'This user has 1 upcoming booking. Cancel what is booked first.';
const two = 'This user has 2 upcoming bookings. Cancel what is booked first.';
const paying = 'This user is paying for a booking right now. Try again later.';

test.each([
  ['nothing was ever booked', [], 0, null],
  ['one is upcoming', [booking('pending', 1)], 0, one],
  ['two are upcoming', [booking('pending', 1), booking('pending', 9000)], 0, two],
  ['one begins this moment', [booking('pending', 0)], 0, null],
  ['all are over or off', [booking('completed', -60), booking('cancelled', 60)], 0, null],
  ['a payment is under way', [booking('cancelled', 60)], 1, paying],
  ['both stand in the way', [booking('pending', 60)], 1, one],
])('%s', (_case, bookings, openPayments, expected) => {
  expect(customerDeletionBlocker(bookings, openPayments, now)).toBe(expected);
});
