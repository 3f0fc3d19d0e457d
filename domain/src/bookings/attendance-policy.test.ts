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
  ['the clock, where stages are used', 'expected', { isUnseen: true }, 'possible'],
  ['the clock, where they are not', 'expected', {}, 'possible'],
  ['the desk', 'expected', { isUnseen: false }, 'done_already'],
  ['the clock, after its car came', 'arrived', {}, 'done_already'],
] as const)(
  'a visit completed by %s, marked completed: %s, %j: %s',
  (_by, stage, seen, verdict) => {
    const visit = { status: 'completed', stage, slot, ...seen } as const;
    expect(mayMarkAttendance(visit, 'completed', new Date(start))).toBe(verdict);
  },
);

test('a visit that nobody has seen may be marked as missed', () => {
  const unseen = { status: 'completed', stage: 'expected', isUnseen: true, slot } as const;
  expect(mayMarkAttendance(unseen, 'no_show', new Date(start))).toBe('possible');
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
