import type { ChartUnit } from './chart-unit';
import type { ChartStyle } from './use-chart-style';

/** Returns the chart options that fill the container and respect reduced motion. */
export const responsive = ({ motionMs }: ChartStyle) => ({
  responsive: true,
  maintainAspectRatio: false,
  animation: motionMs === 0 ? (false as const) : { duration: motionMs },
});

/** Returns the options of a tooltip with a value and its unit. */
export const tooltip = (chartStyle: ChartStyle, describe: (index: number) => string) => ({
  backgroundColor: chartStyle.text,
  titleColor: chartStyle.paper,
  bodyColor: chartStyle.paper,
  titleFont: { family: chartStyle.font },
  bodyFont: { family: chartStyle.font },
  padding: 10,
  cornerRadius: 8,
  displayColors: false,
  callbacks: { label: ({ dataIndex }: { dataIndex: number }) => describe(dataIndex) },
});

const labels = (chartStyle: ChartStyle) => ({
  color: chartStyle.faintText,
  font: { family: chartStyle.font, size: 12 },
});

/** Returns the options of the axis of the values, which starts at zero. */
export const valueAxis = (chartStyle: ChartStyle, unit: ChartUnit, largest: number) => ({
  beginAtZero: true,
  border: { display: false },
  grid: { color: chartStyle.line },
  ticks: {
    ...labels(chartStyle),
    maxTicksLimit: 6,
    // Whole steps, because a chart of few bookings would otherwise have fractions on its axis.
    ...(largest <= unit.step * 5 && { stepSize: unit.step }),
    callback: (value: string | number) => unit.formatShort(Number(value)),
  },
});

/** Returns the options of the axis of the labels. */
export const labelAxis = (chartStyle: ChartStyle, ticks: object = {}) => ({
  border: { color: chartStyle.line },
  grid: { display: false },
  ticks: { ...labels(chartStyle), ...ticks },
});
