import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef } from 'react';
import { useNearView } from '../states/use-near-view';
import { ChartFrame } from './chart-frame';
import type { ChartKind } from './chart-rows';
import { chartHeight, legendRowHeight } from './chart-size';
import { preloadChartDrawing } from './load-chart-drawing';
import { PieLayout } from './pie-layout';

interface ChartCardSkeletonProps {
  kind: ChartKind;
  title: string;
  /** The expected number of values; bars and legends need room for each. */
  count?: number;
}

const unknownRow = (_: unknown, index: number) => ({ label: String(index), value: 1 });

/** Placeholder of a chart while its data loads. Near the view it preloads the chart's code meanwhile. */
export function ChartCardSkeleton({ kind, title, count = 0 }: ChartCardSkeletonProps) {
  const box = useRef<HTMLElement>(null);
  const isNear = useNearView(box);
  useEffect(() => {
    if (isNear) void preloadChartDrawing(kind);
  }, [isNear, kind]);
  const height = chartHeight(kind, Array.from({ length: count }, unknownRow));
  const drawing = (
    <Skeleton ref={box} variant="rounded" height={height} sx={{ borderRadius: '14px' }} />
  );
  return (
    <ChartFrame title={title} summary={<Skeleton width="70%" />}>
      {kind === 'pie' ? (
        <PieLayout>
          {drawing}
          <Skeleton variant="rounded" height={count * legendRowHeight} />
        </PieLayout>
      ) : (
        drawing
      )}
    </ChartFrame>
  );
}
