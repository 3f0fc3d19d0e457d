import type { ChartRow } from './chart-rows';
import type { ChartUnit } from './chart-unit';

/** The props of every chart drawing. */
export interface ChartDrawingProps {
  /** Description of the chart for screen readers. */
  label: string;
  unit: ChartUnit;
  rows: readonly ChartRow[];
}
