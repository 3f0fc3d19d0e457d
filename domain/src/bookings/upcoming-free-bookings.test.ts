import { expect, test } from 'vitest';
import { upcomingFreeBookings } from './upcoming-free-bookings.ts';

const now = new Date('2026-03-01T09:00:00Z');
const later = { startsAt: new Date('2026-03-01T09:00:01Z') };

test.each([
  ['to come, for nothing', { status: 'pending', amount: 0, slot: later }, true],
  ['to come, for money', { status: 'pending', amount: 1, slot: later }, false],
  ['cancelled', { status: 'cancelled', amount: 0, slot: later }, false],
  ['begun', { status: 'pending', amount: 0, slot: { startsAt: now } }, false],
] as const)('a booking that is %s', (_case, booking, isFree) => {
  expect(upcomingFreeBookings([{ ...booking, stage: 'expected' }], now)).toHaveLength(
    isFree ? 1 : 0,
  );
});
