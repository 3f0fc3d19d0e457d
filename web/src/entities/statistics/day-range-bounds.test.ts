import { expect, test } from 'vitest';
import { dayRangeBounds } from './day-range-bounds';

const today = '2026-05-05';

test('days begin and end at midnight of the business', () => {
  expect(dayRangeBounds({ startDate: today, endDate: today }, 'Asia/Dhaka')).toEqual({
    from: new Date('2026-05-04T18:00:00Z'),
    before: new Date('2026-05-05T18:00:00Z'),
  });
  const { from, before } = dayRangeBounds(
    { startDate: today, endDate: '9999-12-31' },
    'Asia/Dhaka',
  );
  expect(before.getFullYear() - from.getFullYear()).toBeGreaterThan(7000);
});
