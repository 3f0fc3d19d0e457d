import type { ArcElement, Plugin } from 'chart.js';
import { legibleOn } from './use-chart-look.ts';

/** A narrower slice has no room for its number, in radians: about 3 percent. */
const narrowest = 0.17;

/** Where the number stands between the centre and the edge. */
const distance = 0.8;

/** Writes the number that a slice has in the legend onto it. */
export const numberSlices: Plugin<'pie'> = {
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
      ctx.fillStyle = legibleOn(String(arc.options.backgroundColor));
      ctx.fillText(
        String(index + 1),
        x + Math.cos(angle) * outerRadius * distance,
        y + Math.sin(angle) * outerRadius * distance,
      );
    }
    ctx.restore();
  },
};
