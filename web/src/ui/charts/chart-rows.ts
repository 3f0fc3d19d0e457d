/** One value: a row of the table, and a point, bar or slice of the chart. */
export interface ChartRow {
  label: string;
  value: number;
}

/** area: in the given order, as over time. bar and pie: largest first. */
export type ChartKind = 'area' | 'bar' | 'pie';

/** The number of colours in the palette. */
export const maxSlices = 8;

/** Most bars, few enough to be read at a glance. */
export const maxBars = 10;

export const largestFirst = (rows: readonly ChartRow[]): ChartRow[] =>
  rows.toSorted((one, other) => other.value - one.value);

/**
 * Returns the rows with a value, the largest first, at most `most`: the smallest are added up in a last row,
 * 'Others (3)'.
 */
export function foldRows(rows: readonly ChartRow[], most: number): ChartRow[] {
  const sorted = largestFirst(rows.filter(({ value }) => value > 0));
  if (sorted.length <= most) return sorted;
  const others = sorted.slice(most - 1);
  const value = others.reduce((sum, row) => sum + row.value, 0);
  return [...sorted.slice(0, most - 1), { label: `Others (${others.length})`, value }];
}

export const sumOfRows = (rows: readonly ChartRow[]): number =>
  rows.reduce((sum, { value }) => sum + value, 0);

/** Formats a share in percent with one decimal: '12.5%'. '0%' when the whole is zero. */
export const percentText = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${Number(((part / whole) * 100).toFixed(1))}%`;
