import { expect, test } from 'vitest';
import { describeTrend } from './describe-trend';

test('the text names the sum and the busiest day, the first of several', () => {
  const days = [
    { date: '2026-03-01', bookings: 2 },
    { date: '2026-03-02', bookings: 5 },
    { date: '2026-03-03', bookings: 5 },
  ];
  expect(describeTrend(days)).toBe('12 bookings, the most on 2 Mar: 5.');
});

test('the text names no busiest day if nothing was booked', () => {
  expect(describeTrend([{ date: '2026-03-01', bookings: 0 }])).toBe(
    'Each day a booking is made will show here.',
  );
});
