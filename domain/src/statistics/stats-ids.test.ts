import { expect, test } from 'vitest';
import { firstDayCounted, isMonthStatsId, monthStatsId } from './stats-ids.ts';

test.each([
  ['2026-03-02', '2026-03-02'],
  [monthStatsId('2026-03'), '2026-03-01'],
  ['all', null],
  ['reviews', null],
])('the first day that %s counts is %s', (id, day) => {
  expect(firstDayCounted(id)).toBe(day);
});

test('month documents can be told from others', () => {
  expect(['all', '2026-03-02', monthStatsId('2026-03')].filter(isMonthStatsId)).toEqual([
    'month-2026-03',
  ]);
});
