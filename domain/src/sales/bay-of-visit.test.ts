import { expect, test } from 'vitest';
import type { Booking } from '../bookings/booking.ts';
import { leaveBayForGood } from './bay-of-visit.ts';
import { dayWith, jobAt, nextDayWith } from './days-of-tests.ts';
import { saleWith } from './sale-of-tests.ts';

const inBay2 = jobAt('09:00', '09:30', { bay: 'bay-2' });

test.each([
  ['remembers its bay', [dayWith()], { cancelledBay: 'bay-1' }],
  [
    'remembers its bay on a later day',
    [dayWith({ jobs: {} }), nextDayWith({ jobs: { claim: inBay2 } })],
    { cancelledBay: 'bay-2' },
  ],
  ['has no bay to remember where others are', [dayWith({ jobs: { other: inBay2 } })], {}],
  ['has no bay to remember without a day', [], {}],
])('a visit that will not be frees its minutes and %s', (_case, days, booking) => {
  expect(leaveBayForGood(saleWith().booking as Booking, days)).toEqual({
    booking,
    jobs: [{ claimId: 'claim', job: null }],
  });
});
