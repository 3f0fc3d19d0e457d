import { type ComponentType, lazy } from 'react';
import type { ChartKind } from './chart-rows';
import type { DrawingProps } from './drawing';

type Drawing = ComponentType<DrawingProps>;

/** Each kind brings only the parts of Chart.js that it needs. */
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

/** Fetches a drawing that will be shown soon. Never rejects: who shows it deals with what is missing. */
export async function fetchDrawing(kind: ChartKind): Promise<void> {
  const drawing = await load[kind]().catch(() => null);
  if (drawing) fetched.set(kind, drawing.default);
}

/** A lazy component shows its fallback even for a module that is there, so what is there is preferred. */
export const drawingOf = (kind: ChartKind): Drawing => fetched.get(kind) ?? lazyDrawings[kind];
