import { describe, expect, test } from 'vitest';
import { nextDayWithRoom, offeredDays } from './offered-days';

const today = '2025-05-05';
const withRoom = ['2025-05-06', '2025-05-09'];
const ready = { state: 'ready', data: withRoom } as const;

describe('which days are offered', () => {
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

  test('paging ends at the last one', () => {
    expect(last).toBe('2025-05-09');
  });

  test("the day of the customer's own booking is one of them", () => {
    const own = '2025-06-01';
    const offered = offeredDays({ state: 'ready', data: [...withRoom] }, { today, own });
    expect([offered.isOffered(own), offered.last]).toEqual([true, own]);
  });

  test('every day from today on while that is not known', () => {
    const unknown = offeredDays({ state: 'loading' }, { today });
    expect(unknown.isOffered('2025-05-04')).toBe(false);
    expect(unknown.isOffered('2025-05-05')).toBe(true);
    expect(unknown.last).toBeNull();
  });

  test('none where there is no room at all', () => {
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
])('from %s on it goes to %s', (day, next) => {
  expect(nextDayWithRoom(withRoom, day)).toBe(next);
});

test('from the only day with room it goes nowhere', () => {
  expect(nextDayWithRoom(['2025-05-06'], '2025-05-06')).toBeNull();
});
