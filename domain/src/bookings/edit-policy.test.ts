import { expect, test } from 'vitest';
import type { Booking } from './booking.ts';
import { addedMinutes, endAfterEdit, isEditable, mayEdit } from './edit-policy.ts';

test.each<[Booking['status'], Booking['stage'], string]>([
  ['pending', 'expected', 'possible'],
  ['pending', 'arrived', 'possible'],
  ['pending', 'washing', 'possible'],
  ['pending', 'ready', 'over'],
  ['pending', 'collected', 'over'],
  ['completed', 'expected', 'over'],
  ['completed', 'arrived', 'possible'],
  ['completed', 'washing', 'possible'],
  ['completed', 'collected', 'over'],
  ['no_show', 'expected', 'over'],
  ['cancelled', 'expected', 'cancelled'],
])('a booking that is %s and %s: %s', (status, stage, verdict) => {
  const slot = { endsAt: new Date('2030-01-15T10:00:00Z') };
  const now = new Date('2030-01-15T10:05:00Z');
  expect(mayEdit({ status, stage, slot }, now)).toBe(verdict);
  expect(isEditable({ status, stage, slot }, now)).toBe(verdict === 'possible');
});

test('a visit whose car was never said to be ready can be changed for half a day', () => {
  const late = { status: 'completed', stage: 'washing' } as const;
  const slot = { endsAt: new Date('2030-01-15T10:00:00Z') };
  expect(isEditable({ ...late, slot }, new Date('2030-01-15T21:59:00Z'))).toBe(true);
  expect(isEditable({ ...late, slot }, new Date('2030-01-15T22:00:00Z'))).toBe(false);
});

const line = (minutes: number) => ({ _id: '', name: 'Wash', price: 10, minutes });

test.each([
  ['nothing else', 30, [30], [30], 0, 30],
  ['longer', 30, [30], [30], 15, 45],
  ['another service', 30, [30], [60], 0, 60],
  ['an add-on', 30, [30], [30, 10], 0, 40],
  ['without its add-on', 40, [30, 10], [30], 0, 30],
  ['another service, after minutes were added', 45, [30], [60], 0, 75],
  ['another service and longer', 30, [30], [20], 5, 25],
  ['never too short', 10, [60], [5], 0, 5],
  ['added minutes taken back', 45, [30], [30], -15, 30],
  ['no more than was added taken back', 45, [30], [30], -40, 30],
  ['nothing to take back', 30, [30], [30], -10, 30],
  ['a short visit stays as short', 20, [30], [30], -10, 20],
])('%s: %i minutes become %s', (_what, now, lines, after, longerBy, expected) => {
  const startsAt = new Date('2030-01-15T09:00:00Z');
  const slot = { startsAt, endsAt: new Date(startsAt.getTime() + now * 60_000) };
  const end = endAfterEdit({ slot, lines: lines.map(line) }, after.map(line), longerBy);
  expect((end.getTime() - startsAt.getTime()) / 60_000).toBe(expected);
});

test.each([
  ['as it was sold', 30, [30], 0],
  ['longer', 45, [30], 15],
  ['with an add-on', 45, [30, 10], 5],
  ['shorter', 20, [30], 0],
])('minutes that the desk has added: %s', (_what, now, lines, expected) => {
  const startsAt = new Date('2030-01-15T09:00:00Z');
  const slot = { startsAt, endsAt: new Date(startsAt.getTime() + now * 60_000) };
  expect(addedMinutes({ slot, lines: lines.map(line) })).toBe(expected);
});
