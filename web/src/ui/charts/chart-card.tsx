import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { EmptyState } from '~/ui/states/empty-state';
import { ErrorBoundary } from '~/ui/states/error-boundary';
import { LazyPart } from '~/ui/states/lazy-part';
import { useNearView } from '../states/use-near-view';
import type { ChartDrawingProps } from './chart-drawing-props';
import { ChartFrame } from './chart-frame';
import {
  type ChartKind,
  type ChartRow,
  foldRows,
  largestFirst,
  maxBars,
  maxSlices,
} from './chart-rows';
import { chartHeight } from './chart-size';
import type { ChartUnit } from './chart-unit';
import { chartDrawingOf } from './load-chart-drawing';
import { PieLegend } from './pie-legend';

/** Lazy, because few people ask for the table. */
const ChartTable = lazy(() => import('./chart-table'));

interface TableSwitchProps {
  /** Title of the chart. */
  chart: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Switches between the chart and a table of its values. */
const TableSwitch = ({ chart, checked, onChange }: TableSwitchProps) => (
  <FormControlLabel
    control={
      <Switch
        checked={checked}
        onChange={(_event, next) => onChange(next)}
        slotProps={{ input: { 'aria-label': `Show as table: ${chart}` } }}
      />
    }
    label="Show as table"
    sx={{ mr: 0, ml: { xs: -1.5, sm: 0 } }}
    slotProps={{ typography: { variant: 'body2' } }}
  />
);

function drawnRows(kind: ChartKind, rows: readonly ChartRow[]): readonly ChartRow[] {
  if (kind === 'area') return rows;
  return foldRows(rows, kind === 'bar' ? maxBars : maxSlices);
}

interface ChartPlotProps extends ChartDrawingProps {
  kind: ChartKind;
  /** Shown when the chart's code can't be loaded. */
  instead: ReactNode;
}

interface ChartDrawingBoxProps extends ChartDrawingProps {
  kind: ChartKind;
  height: number;
}

/**
 * The drawing, with its final height from the start. It is drawn, and its code loaded, when it comes into
 * view.
 */
function ChartDrawingBox({ kind, height, ...drawn }: ChartDrawingBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearView(box);
  // Kept in state, because with another component, even an equal one, the chart would be drawn anew.
  const [Drawing] = useState(() => chartDrawingOf(kind));
  const waiting = (
    <Skeleton
      role="img"
      aria-label={drawn.label}
      variant="rounded"
      height={height}
      sx={{ borderRadius: '14px' }}
    />
  );
  return (
    <Box ref={box} sx={{ position: 'relative', minWidth: 0, height }}>
      <Suspense fallback={waiting}>{isNear ? <Drawing {...drawn} /> : waiting}</Suspense>
    </Box>
  );
}

/** The chart, with a legend for pies. Needs a `key` that changes with the kind. */
function ChartPlot({ kind, rows, instead, ...about }: ChartPlotProps) {
  const shown = drawnRows(kind, rows);
  const drawing = (
    <ChartDrawingBox kind={kind} rows={shown} height={chartHeight(kind, rows)} {...about} />
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

interface ChartCardProps {
  kind: ChartKind;
  title: string;
  /** Summary of the chart in a sentence, also for screen readers. */
  summary: string;
  /** Heading of the labels, such as 'Day'. */
  rowName: string;
  unit: ChartUnit;
  /** No negative values. An area chart needs them in the order of time. */
  rows: readonly ChartRow[];
  /** Shown when all values are zero. */
  empty: string;
}

/** Values as a chart, or as a table if the user asks for it. New values are animated. */
export function ChartCard({ kind, title, summary, rowName, unit, rows, empty }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  if (rows.every(({ value }) => value === 0)) {
    return (
      <ChartFrame title={title} summary={summary}>
        <EmptyState title={empty} />
      </ChartFrame>
    );
  }
  const table = (
    <LazyPart
      missing="The table could not be loaded"
      fallback={<Skeleton variant="rounded" height={chartHeight(kind, rows)} />}
    >
      <ChartTable
        caption={title}
        rowName={rowName}
        unit={unit}
        rows={kind === 'area' ? rows : largestFirst(rows)}
        hasShares={kind === 'pie'}
      />
    </LazyPart>
  );
  return (
    <ChartFrame
      title={title}
      summary={summary}
      action={<TableSwitch chart={title} checked={asTable} onChange={setAsTable} />}
    >
      {asTable ? (
        table
      ) : (
        <ChartPlot
          key={kind}
          kind={kind}
          label={`${title}. ${summary}`}
          unit={unit}
          rows={rows}
          instead={table}
        />
      )}
    </ChartFrame>
  );
}
