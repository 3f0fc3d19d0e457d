import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  LinearScale,
  Tooltip,
} from 'chart.js';
import { Chart } from 'react-chartjs-2';
import type { ChartDrawingProps } from './chart-drawing-props';
import { labelAxis, responsive, tooltip, valueAxis } from './chart-options';
import { useChartStyle } from './use-chart-style';

ChartJs.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** In characters; the tooltip and the table show the full label. */
const longestLabel = 18;

const cut = (label: string): string =>
  label.length <= longestLabel ? label : `${label.slice(0, longestLabel - 1).trimEnd()}…`;

/** Horizontal bars, which leave enough width for the labels. */
export default function BarChart({ label, unit, rows }: ChartDrawingProps) {
  const chartStyle = useChartStyle();
  const values = rows.map(({ value }) => value);
  return (
    <Chart
      type="bar"
      aria-label={label}
      data={{
        labels: rows.map((row) => row.label),
        datasets: [
          {
            data: values,
            backgroundColor: chartStyle.series[0],
            borderRadius: 6,
            maxBarThickness: 24,
          },
        ],
      }}
      options={{
        ...responsive(chartStyle),
        indexAxis: 'y',
        interaction: { mode: 'index', axis: 'y', intersect: false },
        plugins: { tooltip: tooltip(chartStyle, (index) => unit.format(values[index] ?? 0)) },
        scales: {
          x: valueAxis(chartStyle, unit, Math.max(...values)),
          y: labelAxis(chartStyle, {
            autoSkip: false,
            callback: (_value: unknown, index: number) => cut(rows[index]?.label ?? ''),
          }),
        },
      }}
    />
  );
}
