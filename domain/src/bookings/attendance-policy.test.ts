import { expect, test } from 'vitest';
import { mayMarkAttendance } from './attendance-policy.ts';

const slot = { startsAt: new Date('2026-03-02T09:00:00Z') };
const before = '2026-03-02T08:59:59.999Z';
const start = '2026-03-02T09:00:00.000Z';

test.each([
  ['pending', before, 'completed', 'upcoming'],
  ['pending', before, 'no_show', 'upcoming'],
  ['pending', start, 'completed', 'possible'],
  ['pending', start, 'no_show', 'possible'],
  ['completed', start, 'completed', 'done_already'],
  ['completed', start, 'no_show', 'possible'],
  ['no_show', start, 'no_show', 'done_already'],
  ['no_show', start, 'completed', 'possible'],
  // Whatever the clock says now, a status that was set may still be corrected.
  ['completed', before, 'no_show', 'possible'],
  ['cancelled', before, 'completed', 'cancelled'],
  ['cancelled', start, 'no_show', 'cancelled'],
] as const)('%s at %s, marked %s: %s', (status, at, marked, verdict) => {
  expect(mayMarkAttendance({ status, stage: 'expected', slot }, marked, new Date(at))).toBe(
    verdict,
  );
});

test.each([
  ['pending', 'arrived', 'no_show', 'has_come'],
  ['pending', 'washing', 'no_show', 'has_come'],
  ['completed', 'collected', 'no_show', 'has_come'],
  ['no_show', 'arrived', 'no_show', 'done_already'],
  ['pending', 'arrived', 'completed', 'possible'],
] as const)('%s and %s, marked %s: %s', (status, stage, marked, verdict) => {
  expect(mayMarkAttendance({ status, stage, slot }, marked, new Date(start))).toBe(verdict);
});
