import { describe, expect, it } from 'vitest';
import { dailyTimes, usualClosingHour } from './opening-hours.ts';

describe('dailyTimes', () => {
  it.each([
    [30, 20, '09:30', '19:00'],
    [45, 10, '09:45', '18:45'],
    [75, 6, '10:15', '17:45'],
    [120, 5, '11:00', '19:00'],
    [480, 2, '17:00', '19:00'],
  ])('fits %i minutes into the day %i times', (duration, count, firstEnd, lastEnd) => {
    const times = dailyTimes(duration, usualClosingHour);
    expect(times).toHaveLength(count);
    expect(times[0]).toEqual({ startTime: '09:00', endTime: firstEnd });
    expect(times.at(-1)?.endTime).toBe(lastEnd);
  });

  it('goes on as it began when the business closes later', () => {
    const longer = dailyTimes(75, 23);
    expect(longer.slice(0, 6)).toEqual(dailyTimes(75, usualClosingHour));
    expect(longer.at(-1)).toEqual({ startTime: '21:00', endTime: '22:15' });
  });

  it('offers nothing that would outlast the day', () => {
    expect(dailyTimes(601, usualClosingHour)).toEqual([]);
  });
});
