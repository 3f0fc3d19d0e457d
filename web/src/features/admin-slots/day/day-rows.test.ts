import { expect, test } from 'vitest';
import type { DayColumn, PlannedSlot } from './day-plan';
import { dayRows } from './day-rows';

const planned = (startTime: string, endTime: string) =>
  ({ slot: { startTime, endTime } }) as PlannedSlot;

const column = (serviceId: string, ...slots: [string, string][]): DayColumn => ({
  serviceId,
  name: serviceId,
  slots: slots.map(([startTime, endTime]) => planned(startTime, endTime)),
});

/** Sketches the table: how many rows a slot takes, '.' for an empty cell, '|' for the slot from above. */
const sketch = (...columns: DayColumn[]) =>
  dayRows(columns).map(({ time, cells }) => {
    const signs = cells.map((cell) => {
      if (cell === 'empty') return '.';
      return cell === 'covered' ? '|' : cell.rows;
    });
    return `${time} ${signs.join(' ')}`;
  });

test('a slot spans the rows down to its end', () => {
  expect(
    sketch(
      column('short', ['09:00', '09:30'], ['09:30', '10:00'], ['10:00', '10:30']),
      column('long', ['09:00', '10:30']),
      column('late', ['10:00', '12:00']),
    ),
  ).toEqual(['09:00 1 3 .', '09:30 1 | .', '10:00 1 | 1']);
});

test('a slot that another one overlaps spans down to that one', () => {
  expect(
    sketch(
      column('long', ['09:00', '17:00'], ['11:00', '19:00']),
      column('one', ['10:00', '10:30']),
    ),
  ).toEqual(['09:00 2 .', '10:00 | 1', '11:00 1 .']);
});

test('a day without slots has no rows', () => {
  expect(sketch()).toEqual([]);
});
