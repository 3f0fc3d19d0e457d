import { expect, test } from 'vitest';
import { countdownBooking } from './countdown-booking';

const now = new Date('2026-03-08T23:59:58Z');

/** Returns a booking that begins this many seconds from now. */
const startingIn = (seconds: number) => ({
  slot: { startsAt: new Date(now.getTime() + seconds * 1000) },
});

test.each([
  ['nothing is booked', [], [], null],
  ['one is to come', [], [5], 5],
  ['several are to come', [], [5, 90_000], 5],
  ['one begins at this moment', [0], [5], 0],
  ['one began a moment ago', [-9], [5], -9],
  ['it is time for the next one', [-10], [5], 5],
  ['the last one has begun', [-10], [], null],
  ['the latest of two began a moment ago', [-3600, -1], [5], -1],
])('%s', (_, begun, upcoming, counted) => {
  const bookings = { begun: begun.map(startingIn), upcoming: upcoming.map(startingIn) };
  expect(countdownBooking(bookings, now)).toEqual(counted === null ? null : startingIn(counted));
});
