import { type ChartKind, type ChartRow, foldRows, mostBars } from './chart-rows';

const barHeight = 38;
const axisHeight = 34;

/** Of a line of a legend, in pixels. */
export const legendRowHeight = 30;

/** How high a chart is drawn, in pixels: bars all have the same thickness. */
export function chartHeight(kind: ChartKind, rows: readonly ChartRow[]): number {
  if (kind === 'area') return 280;
  if (kind === 'pie') return 220;
  return Math.max(3, foldRows(rows, mostBars).length) * barHeight + axisHeight;
}

/** The table of a chart scrolls above this, in pixels. */
export const tableHeight = 320;
