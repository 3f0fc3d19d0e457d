import { useState } from 'react';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { type ChartKind, type ChartRow, largestFirst } from './chart-rows.ts';
import { ChartTable } from './chart-table.tsx';
import type { ChartUnit } from './chart-unit.ts';
import { TableSwitch } from './table-switch.tsx';

interface ChartCardProps {
  kind: ChartKind;
  title: string;
  /** What there is to see, in a sentence: also for those who cannot see the chart. */
  summary: string;
  /** What the labels of the rows are, such as 'Day'. */
  rowName: string;
  unit: ChartUnit;
  /** None below zero. Of an area in the order of time. */
  rows: readonly ChartRow[];
  /** What is said when every figure is zero. */
  empty: string;
}

/** Figures as a chart, or as a table on request; a live one moves to its new figures. */
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
    <ChartTable
      caption={title}
      rowName={rowName}
      unit={unit}
      rows={kind === 'area' ? rows : largestFirst(rows)}
      hasShares={kind === 'pie'}
    />
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
