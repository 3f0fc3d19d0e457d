import type { DayColumn, PlannedSlot } from './day-plan';

/**
 * The cell of one column in a row: a slot that spans `rows` rows, empty, or covered by the slot
 * above.
 */
type DayCell = { slot: PlannedSlot; rows: number } | 'empty' | 'covered';

export interface DayRow {
  /** HH:mm */
  time: string;
  /** One for each column. */
  cells: DayCell[];
}

function cellsOf({ slots }: DayColumn, times: readonly string[]): DayCell[] {
  const cells = times.map((): DayCell => 'empty');
  slots.forEach((planned, index) => {
    const { startTime, endTime } = planned.slot;
    const next = slots[index + 1]?.slot.startTime ?? endTime;
    const end = next < endTime ? next : endTime;
    const from = times.indexOf(startTime);
    const rows = Math.max(1, times.filter((time) => time >= startTime && time < end).length);
    cells.fill('covered', from, from + rows);
    cells[from] = { slot: planned, rows };
  });
  return cells;
}

/**
 * Returns the rows of a day's table, one for each time at which a slot starts. A slot spans down to its end,
 * or to the next slot of its service if that starts earlier: a closed slot may overlap others.
 */
export function dayRows(columns: readonly DayColumn[]): DayRow[] {
  const starts = columns.flatMap(({ slots }) => slots.map(({ slot }) => slot.startTime));
  const times = [...new Set(starts)].sort();
  const columnCells = columns.map((column) => cellsOf(column, times));
  return times.map((time, row) => ({
    time,
    cells: columnCells.map((cells) => cells[row] ?? 'empty'),
  }));
}
