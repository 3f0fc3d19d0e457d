import { type ComponentType, lazy } from 'react';
import type { ChartDrawingProps } from './chart-drawing-props';
import type { ChartKind } from './chart-rows';

type Drawing = ComponentType<ChartDrawingProps>;

/** Each kind loads only the parts of Chart.js that it needs. */
const load = {
  area: () => import('./area-chart'),
  bar: () => import('./bar-chart'),
  pie: () => import('./pie-chart'),
};

const lazyDrawings: Record<ChartKind, Drawing> = {
  area: lazy(load.area),
  bar: lazy(load.bar),
  pie: lazy(load.pie),
};

const fetched = new Map<ChartKind, Drawing>();

/** Preloads a drawing. Never rejects: the component that shows it handles a failure. */
export async function preloadChartDrawing(kind: ChartKind): Promise<void> {
  const drawing = await load[kind]().catch(() => null);
  if (drawing) fetched.set(kind, drawing.default);
}

/**
 * Returns the drawing of a kind. Prefers a loaded component, because a lazy one shows its fallback even when
 * its module is loaded.
 */
export const chartDrawingOf = (kind: ChartKind): Drawing => fetched.get(kind) ?? lazyDrawings[kind];
