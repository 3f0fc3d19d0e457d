import { describe, expect, it } from 'vitest';
import { dailyTimes } from './opening-hours.ts';

describe('dailyTimes', () => {
  it.each([
    [30, 20, '09:30', '19:00'],
    [45, 10, '09:45', '18:45'],
    [75, 6, '10:15', '17:45'],
    [120, 5, '11:00', '19:00'],
    [480, 2, '17:00', '19:00'],
  ])('fits %i minutes into the day %i times', (duration, count, firstEnd, lastEnd) => {
    const times = dailyTimes(duration);
    expect(times).toHaveLength(count);
    expect(times[0]).toEqual({ startTime: '09:00', endTime: firstEnd });
    expect(times.at(-1)?.endTime).toBe(lastEnd);
  });

  it('offers nothing that would outlast the day', () => {
    expect(dailyTimes(601)).toEqual([]);
  });
});
