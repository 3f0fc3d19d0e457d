import { alpha } from '@mui/material/styles';
import {
  CategoryScale,
  Chart as ChartJs,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { Chart } from 'react-chartjs-2';
import type { ChartDrawingProps } from './chart-drawing-props';
import { labelAxis, responsive, tooltip, valueAxis } from './chart-options';
import { useChartStyle } from './use-chart-style';

ChartJs.register(
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

/** A chart of values over time. */
export default function AreaChart({ label, unit, rows }: ChartDrawingProps) {
  const chartStyle = useChartStyle();
  const [color = chartStyle.text] = chartStyle.series;
  const values = rows.map(({ value }) => value);
  return (
    <Chart
      type="line"
      aria-label={label}
      data={{
        labels: rows.map((row) => row.label),
        datasets: [
          {
            data: values,
            borderColor: color,
            backgroundColor: alpha(color, 0.16),
            borderWidth: 2.5,
            fill: 'origin',
            // Monotone interpolation does not fall below zero between two days.
            cubicInterpolationMode: 'monotone',
            pointRadius: 0,
            pointHoverRadius: 5,
            pointHoverBackgroundColor: color,
          },
        ],
      }}
      options={{
        ...responsive(chartStyle),
        interaction: { mode: 'index', intersect: false },
        plugins: { tooltip: tooltip(chartStyle, (index) => unit.format(values[index] ?? 0)) },
        scales: {
          x: labelAxis(chartStyle, { maxRotation: 0, autoSkipPadding: 20 }),
          y: valueAxis(chartStyle, unit, Math.max(...values)),
        },
      }}
    />
  );
}
