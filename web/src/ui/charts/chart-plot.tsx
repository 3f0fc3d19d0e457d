import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '~/ui/states/error-boundary.tsx';
import { type ChartKind, type ChartRow, foldRows, mostBars, mostSlices } from './chart-rows.ts';
import { chartHeight } from './chart-size.ts';
import type { DrawingProps } from './drawing.ts';
import { drawingOf } from './drawings.ts';
import { PieLegend } from './pie-legend.tsx';

function drawnRows(kind: ChartKind, rows: readonly ChartRow[]): readonly ChartRow[] {
  if (kind === 'area') return rows;
  return foldRows(rows, kind === 'bar' ? mostBars : mostSlices);
}

interface ChartPlotProps extends DrawingProps {
  kind: ChartKind;
  /** What is shown when the drawing cannot be loaded. */
  instead: ReactNode;
}

/**
 * The drawing, in its final height from the beginning, with a legend where there are slices. Give it a
 * `key` that changes with the kind.
 */
export function ChartPlot({ kind, rows, instead, ...about }: ChartPlotProps) {
  // Kept: another component, though it draws the same, would begin anew.
  const [Drawing] = useState(() => drawingOf(kind));
  const shown = drawnRows(kind, rows);
  const height = chartHeight(kind, rows);
  const drawing = (
    <Box sx={{ position: 'relative', minWidth: 0, height }}>
      <Suspense
        fallback={<Skeleton variant="rounded" height={height} sx={{ borderRadius: '14px' }} />}
      >
        <Drawing rows={shown} {...about} />
      </Suspense>
    </Box>
  );
  return (
    <ErrorBoundary of={rows} instead={instead}>
      {kind === 'pie' ? (
        <PieLegend rows={shown} unit={about.unit}>
          {drawing}
        </PieLegend>
      ) : (
        drawing
      )}
    </ErrorBoundary>
  );
}
