import type { ChartUnit } from './chart-unit';
import type { ChartLook } from './use-chart-look';

/** Chart options: fill the container, and respect reduced motion. */
export const responsive = ({ motionMs }: ChartLook) => ({
  responsive: true,
  maintainAspectRatio: false,
  animation: motionMs === 0 ? (false as const) : { duration: motionMs },
});

/** The tooltip with a value and its unit. */
export const tooltip = (look: ChartLook, describe: (index: number) => string) => ({
  backgroundColor: look.text,
  titleColor: look.paper,
  bodyColor: look.paper,
  titleFont: { family: look.font },
  bodyFont: { family: look.font },
  padding: 10,
  cornerRadius: 8,
  displayColors: false,
  callbacks: { label: ({ dataIndex }: { dataIndex: number }) => describe(dataIndex) },
});

const labels = (look: ChartLook) => ({
  color: look.faintText,
  font: { family: look.font, size: 12 },
});

/** The axis of the values; starts at zero. */
export const valueAxis = (look: ChartLook, unit: ChartUnit, largest: number) => ({
  beginAtZero: true,
  border: { display: false },
  grid: { color: look.line },
  ticks: {
    ...labels(look),
    maxTicksLimit: 6,
    // Otherwise a chart of few bookings would have fractions on its axis.
    ...(largest <= unit.step * 5 && { stepSize: unit.step }),
    callback: (value: string | number) => unit.formatShort(Number(value)),
  },
});

/** The axis of the labels. */
export const labelAxis = (look: ChartLook, ticks: object = {}) => ({
  border: { color: look.line },
  grid: { display: false },
  ticks: { ...labels(look), ...ticks },
});
