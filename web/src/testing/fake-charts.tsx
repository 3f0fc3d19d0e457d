import type { ChartDrawingProps } from '~/ui/charts/chart-drawing-props';

/** Stands for the drawing of a chart, for which jsdom has no canvas. */
const Drawing = ({ label }: ChartDrawingProps) => <div role="img" aria-label={label} />;

export const chartDrawingOf = () => Drawing;
export const preloadChartDrawing = async () => {};
