import { describe, expect, test } from 'vitest';
import { nextDayWithRoom, offeredDays } from './offered-days';

const today = '2025-05-05';
const withRoom = ['2025-05-06', '2025-05-09'];
const ready = { state: 'ready', data: withRoom } as const;

describe('days that can be chosen', () => {
  const { isOffered, last } = offeredDays({ ...ready, data: [...withRoom] }, { today });

  test.each([
    ['2025-05-05', false],
    ['2025-05-06', true],
    ['2025-05-07', false],
    ['2025-05-09', true],
    ['2025-05-10', false],
  ])('%s: %s', (day, expected) => {
    expect(isOffered(day)).toBe(expected);
  });

  test('paging ends at the last of them', () => {
    expect(last).toBe('2025-05-09');
  });

  test("they include the day of the customer's own booking", () => {
    const own = '2025-06-01';
    const offered = offeredDays({ state: 'ready', data: [...withRoom] }, { today, own });
    expect([offered.isOffered(own), offered.last]).toEqual([true, own]);
  });

  test('they are all days from today on while availability is unknown', () => {
    const unknown = offeredDays({ state: 'loading' }, { today });
    expect(unknown.isOffered('2025-05-04')).toBe(false);
    expect(unknown.isOffered('2025-05-05')).toBe(true);
    expect(unknown.last).toBeNull();
  });

  test('there are none without any availability', () => {
    const full = offeredDays({ state: 'ready', data: [] }, { today });
    expect([full.isOffered(today), full.last]).toEqual([false, today]);
  });
});

test.each([
  ['2025-05-05', '2025-05-06'],
  ['2025-05-06', '2025-05-09'],
  ['2025-05-07', '2025-05-09'],
  ['2025-05-09', '2025-05-06'],
  ['2025-06-01', '2025-05-06'],
])('the next available day after %s is %s', (day, next) => {
  expect(nextDayWithRoom(withRoom, day)).toBe(next);
});

test('there is no other day if only one is available', () => {
  expect(nextDayWithRoom(['2025-05-06'], '2025-05-06')).toBeNull();
});
