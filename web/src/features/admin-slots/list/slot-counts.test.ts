import { expect, test } from 'vitest';
import { customer } from '~/testing/people';
import { bookingOf, dayFromToday, dayWith, jobOf } from '~/testing/records';
import { countSlots, describeCounts } from './slot-counts';

test('slots are counted by service, on all days', () => {
  const [today, tomorrow] = [dayFromToday(0), dayFromToday(1)];
  const booking = bookingOf(customer, { date: tomorrow });
  const days = [
    dayWith(today, ['10:00', '11:00']),
    dayWith(tomorrow, ['10:00'], { jobs: { claim: jobOf(booking) } }),
  ];
  expect([...countSlots(days, 'Asia/Dhaka')]).toEqual([['foamwash', { slots: 3, booked: 1 }]]);
});

test.each([
  [{ slots: 0, booked: 0 }, 'none in seven days'],
  [{ slots: 12, booked: 0 }, '12 in seven days'],
  [{ slots: 1200, booked: 3 }, '1,200 in seven days, 3 booked'],
])('%j is: %s', (counts, text) => {
  expect(describeCounts(counts)).toBe(text);
});
