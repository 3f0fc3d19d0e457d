import { type ChartKind, type ChartRow, foldRows, maxBars } from './chart-rows';

const barHeight = 38;
const axisHeight = 34;

/** Height of one line of a legend, in pixels. */
export const legendRowHeight = 30;

/** Returns the height of a chart in pixels; all bars have the same thickness. */
export function chartHeight(kind: ChartKind, rows: readonly ChartRow[]): number {
  if (kind === 'area') return 280;
  if (kind === 'pie') return 220;
  return Math.max(3, foldRows(rows, maxBars).length) * barHeight + axisHeight;
}

/** Maximum height of a chart's table, in pixels; longer ones scroll. */
export const tableHeight = 320;
