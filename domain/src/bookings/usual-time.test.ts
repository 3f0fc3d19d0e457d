import { expect, test } from 'vitest';
import { isNearUsual, usualTime } from './usual-time.ts';

const visit = (
  date: string,
  startTime: string,
  status: 'completed' | 'cancelled' = 'completed',
) => ({
  status,
  slot: { date, startTime },
});

const tuesday = '2026-03-03';
const nextTuesday = '2026-03-10';
const friday = '2026-03-06';

test.each([
  ['no visits', [], null],
  ['one visit', [visit(friday, '18:00')], [friday, '18:00']],
  ['only a cancelled one', [visit(friday, '18:00', 'cancelled')], null],
  [
    'two of three',
    [visit(friday, '18:00'), visit(nextTuesday, '10:00'), visit(tuesday, '10:00')],
    [tuesday, '10:00'],
  ],
  ['the latest of equals', [visit(friday, '18:00'), visit(tuesday, '10:00')], [friday, '18:00']],
] as const)('the usual time of %s', (_case, visits, expected) => {
  const usual = usualTime(visits);
  const wanted = expected && { date: expected[0], startTime: expected[1] };
  expect(usual === null).toBe(wanted === null);
  if (usual && wanted) {
    expect(usual.startTime).toBe(wanted.startTime);
    expect(isNearUsual(usual, wanted)).toBe(true);
  }
});

test.each([
  [nextTuesday, '10:00', true],
  [nextTuesday, '09:00', true],
  [nextTuesday, '11:00', true],
  [nextTuesday, '11:01', false],
  [nextTuesday, '08:59', false],
  [friday, '10:00', false],
])('%s at %s is near a usual Tuesday at 10:00: %s', (date, startTime, isNear) => {
  const usual = usualTime([visit(tuesday, '10:00')]);
  expect(usual && isNearUsual(usual, { date, startTime })).toBe(isNear);
});
