import { expect, test } from 'vitest';
import {
  customerDeletionBlocker,
  describeBlockerToAdmin,
  describeBlockerToOwner,
} from './customer-deletion-blocker.ts';

const now = new Date('2026-03-01T09:00:00Z');
const booking = (status: 'pending' | 'completed' | 'cancelled', minutes: number) => ({
  status,
  slot: { endsAt: new Date(now.getTime() + minutes * 60_000) },
});

const of = (upcomingBookings: number, openPayments: number) => ({ upcomingBookings, openPayments });

test.each([
  ['nothing was ever booked', [], 0, null],
  ['one is upcoming', [booking('pending', 1)], 0, of(1, 0)],
  ['two are upcoming', [booking('pending', 1), booking('pending', 9000)], 0, of(2, 0)],
  ['one ends this moment', [booking('pending', 0)], 0, null],
  ['one has begun and is not over', [booking('pending', 20)], 0, of(1, 0)],
  ['all are over or off', [booking('completed', -60), booking('cancelled', 60)], 0, null],
  ['a payment is under way', [booking('cancelled', 60)], 1, of(0, 1)],
  ['both stand in the way', [booking('pending', 60)], 1, of(1, 1)],
])('%s', (_case, bookings, openPayments, expected) => {
  expect(customerDeletionBlocker(bookings, openPayments, now)).toEqual(expected);
});

test.each([
  [of(1, 1), 'This user has 1 upcoming booking. Cancel what is booked first.'],
  [of(2, 0), 'This user has 2 upcoming bookings. Cancel what is booked first.'],
  [of(0, 1), 'This user is paying for a booking right now. Try again later.'],
])('an admin is told about %j', (blocker, text) => {
  expect(describeBlockerToAdmin(blocker)).toBe(text);
});

test.each([
  [of(1, 1), 'You have 1 upcoming booking. Cancel first, or wait until the visit is over.'],
  [of(2, 0), 'You have 2 upcoming bookings. Cancel first, or wait until the visit is over.'],
  [of(0, 1), 'You have an open payment. Finish it or give it up first.'],
])('the owner is told about %j', (blocker, text) => {
  expect(describeBlockerToOwner(blocker)).toBe(text);
});
