import type { ChartRow } from './chart-rows';
import type { ChartUnit } from './chart-unit';

/** What every kind of drawing is given. */
export interface DrawingProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  unit: ChartUnit;
  rows: readonly ChartRow[];
}
