import { ArcElement, Chart as ChartJs, PieController, type Plugin, Tooltip } from 'chart.js';
import { Chart } from 'react-chartjs-2';
import type { ChartDrawingProps } from './chart-drawing-props';
import { responsive, tooltip } from './chart-options';
import { percentText, sumOfRows } from './chart-rows';
import { contrastTextOn, useChartStyle } from './use-chart-style';

/** Width below which a slice has no room for its number, in radians: about 3 percent. */
const narrowest = 0.17;

/** Position of the number between the centre (0) and the edge (1). */
const distance = 0.8;

/** Draws a slice's number in the legend onto the slice. */
const numberSlices: Plugin<'pie'> = {
  id: 'numberSlices',
  afterDatasetsDraw(chart) {
    const { ctx } = chart;
    ctx.save();
    ctx.font = '700 13px sans-serif';
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    for (const [index, element] of chart.getDatasetMeta(0).data.entries()) {
      const arc = element as ArcElement;
      const { startAngle, endAngle, outerRadius, x, y } = arc.getProps(
        ['startAngle', 'endAngle', 'outerRadius', 'x', 'y'],
        true,
      );
      if (x === null || y === null || endAngle - startAngle < narrowest) continue;
      const angle = (startAngle + endAngle) / 2;
      ctx.fillStyle = contrastTextOn(String(arc.options.backgroundColor));
      ctx.fillText(
        String(index + 1),
        x + Math.cos(angle) * outerRadius * distance,
        y + Math.sin(angle) * outerRadius * distance,
      );
    }
    ctx.restore();
  },
};

ChartJs.register(ArcElement, PieController, Tooltip);

const plugins = [numberSlices];

/** Slices clockwise from the top, in the order of the legend. */
export default function PieChart({ label, unit, rows }: ChartDrawingProps) {
  const chartStyle = useChartStyle();
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
            backgroundColor: [...chartStyle.series],
            borderColor: chartStyle.paper,
            borderWidth: 2,
            hoverOffset: 6,
          },
        ],
      }}
      options={{
        ...responsive(chartStyle),
        layout: { padding: 6 },
        plugins: { tooltip: tooltip(chartStyle, describe) },
      }}
    />
  );
}
