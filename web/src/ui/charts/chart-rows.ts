/** One figure: a row of the table, and a point, a bar or a slice of the chart. */
export interface ChartRow {
  label: string;
  value: number;
}

/** How the figures are drawn. area: in the order given, as over time. bar and pie: largest first. */
export type ChartKind = 'area' | 'bar' | 'pie';

/** As many as the palette has colours. */
export const mostSlices = 8;

/** As many bars as can be read at a glance. */
export const mostBars = 10;

export const largestFirst = (rows: readonly ChartRow[]): ChartRow[] =>
  rows.toSorted((one, other) => other.value - one.value);

/**
 * Those of `rows` that have a value, the largest first, at most `most` of them: the smallest are
 * added up in a last one, 'Others (3)'.
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

/** A part of a whole in percent, to one decimal: '12.5%'. '0%' of nothing. */
export const percentText = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${Number(((part / whole) * 100).toFixed(1))}%`;
