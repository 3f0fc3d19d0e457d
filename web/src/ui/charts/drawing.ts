import type { ChartRow } from './chart-rows.ts';
import type { ChartUnit } from './chart-unit.ts';

/** What every kind of drawing is given. */
export interface DrawingProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  unit: ChartUnit;
  rows: readonly ChartRow[];
}
