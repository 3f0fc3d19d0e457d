import { ArcElement, Chart as ChartJs, PieController, Tooltip } from 'chart.js';
import { Chart } from 'react-chartjs-2';
import { responsive, tooltip } from './chart-parts.ts';
import { percentText, sumOfRows } from './chart-rows.ts';
import type { DrawingProps } from './drawing.ts';
import { numberSlices } from './number-slices.ts';
import { useChartLook } from './use-chart-look.ts';

ChartJs.register(ArcElement, PieController, Tooltip);

const plugins = [numberSlices];

/** Parts of a whole, clockwise from the top in the order of the legend. */
export default function PieChart({ label, unit, rows }: DrawingProps) {
  const look = useChartLook();
  const total = sumOfRows(rows);
  const describe = (index: number) => {
    const value = rows[index]?.value ?? 0;
    return `${unit.format(value)} (${percentText(value, total)})`;
  };
  return (
    <Chart
      type="pie"
      aria-label={label}
      plugins={plugins}
      data={{
        labels: rows.map((row) => row.label),
        datasets: [
          {
            data: rows.map(({ value }) => value),
            backgroundColor: [...look.series],
            borderColor: look.paper,
            borderWidth: 2,
            hoverOffset: 6,
          },
        ],
      }}
      options={{
        ...responsive(look),
        layout: { padding: 6 },
        plugins: { tooltip: tooltip(look, describe) },
      }}
    />
  );
}
