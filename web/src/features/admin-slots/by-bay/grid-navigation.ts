/** An element of the grid that can have the focus. */
interface GridStop {
  key: string;
  /** Start in milliseconds since the epoch. */
  at: number;
}

/** The columns of the grid from left to right, each with its focusable elements from the top down. */
export type NavigationColumns = readonly (readonly GridStop[])[];

/** Returns the element of a column that begins last at or before a time; else the column's first. */
const stopAt = (column: readonly GridStop[], at: number): GridStop | undefined =>
  column.findLast((step) => step.at <= at) ?? column[0];

function beside(columns: NavigationColumns, from: number, by: 1 | -1, at: number) {
  for (let index = from + by; index >= 0 && index < columns.length; index += by) {
    const step = stopAt(columns[index] ?? [], at);
    if (step) return step;
  }
  return undefined;
}

/**
 * Returns the element to which a key moves the focus: up and down in time, left and right to the next column
 * that is not empty, at the same time. null: the focus stays.
 */
export function nextStop(columns: NavigationColumns, current: string, key: string): string | null {
  const column = columns.findIndex((steps) => steps.some((step) => step.key === current));
  const steps = columns[column] ?? [];
  const row = steps.findIndex((step) => step.key === current);
  const at = steps[row]?.at;
  if (at === undefined) return null;
  const targets: Record<string, () => GridStop | undefined> = {
    ArrowUp: () => steps[row - 1],
    ArrowDown: () => steps[row + 1],
    ArrowLeft: () => beside(columns, column, -1, at),
    ArrowRight: () => beside(columns, column, 1, at),
    Home: () => steps[0],
    End: () => steps.at(-1),
  };
  return targets[key]?.()?.key ?? null;
}

/** Returns the element that Tab reaches: the last focused one while it exists, else the first. */
export const entryStop = (columns: NavigationColumns, last: string | null): string | null =>
  columns.flat().find(({ key }) => key === last)?.key ?? columns.flat()[0]?.key ?? null;
