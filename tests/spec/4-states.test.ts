import { mayTake } from '@carwash/domain/bookings/slot-availability';
import { slotStatusBlocker } from '@carwash/domain/slots/slot-status-policy';
import { sessionRestoreTimeoutMs } from '@carwash/domain/users/session';
import { expect, test } from 'vitest';
import { screenAccess } from '~/app/session/access-policy';
import { paymentOutcome } from '~/features/booking/return/payment-outcome';
import { returnPath, signInPath } from '~/lib/session/return-path';
import { createSessionStore, signedOut } from '~/lib/session/session-store';
import { toastTexts } from '~/lib/toasts';
import { customer } from '~/testing/people';
import { transactionOf } from '~/testing/records';

const now = { now: new Date(), isOnline: true };

test('session: starts signed out, has 5000 ms to be restored, and a page that needs one leads to the sign-in page', () => {
  const unused = createSessionStore(
    () => new Promise<never>(() => {}),
    () => {},
    (work) => work(),
    () => true,
  );
  expect(unused.current()).toEqual({ state: 'signedOut', user: null, token: null });
  expect(sessionRestoreTimeoutMs).toBe(5000);
  expect(screenAccess(signedOut, 'user', now)).toBe('signedOut');
  expect(signInPath({ pathname: '/dashboard/profile', search: '', hash: '' })).toMatch(
    /^\/auth\/signin/,
  );
});

test('signing in ends on the testimonials', () => {
  expect(returnPath('')).toBe('/#testimonials');
});

test.each([
  ['open', true],
  ['yours', true],
  ['booked', false],
  ['closed', false],
  ['held', false],
] as const)('slot: one that is %s can be selected: %s', (availability, may) => {
  expect(mayTake(availability)).toBe(may);
});

test('slot: an admin closes an available one, and no booked one', () => {
  const closing = (isBooked: 'available' | 'booked') =>
    slotStatusBlocker({ isBooked, claims: [] }, 'canceled', new Date());
  expect(closing('available')).toBeNull();
  expect(closing('booked')).toBe('booked');
});

test.each([
  ['success', 'booked'],
  ['failed', 'failed'],
] as const)('payment return: a payment that is %s ends as %s', (status, outcome) => {
  expect(paymentOutcome(transactionOf(customer, { status }))).toBe(outcome);
});

test('payment return: the texts', () => {
  expect(toastTexts).toMatchObject({
    paymentSucceeded: 'Payment successful',
    bookingSucceeded: 'Booking successful',
    paymentFailed: 'Payment failed',
    somethingWentWrong: 'Something went wrong',
  });
});
