import type { DaySums } from '@carwash/domain/statistics/window-statistics';
import { bookings } from '~/ui/charts/chart-unit';
import { formatShortDay } from '~/ui/format/format-short-day';

/** Summarises the trend chart in a sentence. */
export function describeTrend(days: readonly Pick<DaySums, 'date' | 'bookings'>[]): string {
  const total = days.reduce((sum, day) => sum + day.bookings, 0);
  if (total === 0) return 'Each day a booking is made will show here.';
  const busiest = days.reduce((best, day) => (day.bookings > best.bookings ? day : best));
  return `${bookings.format(total)}, the most on ${formatShortDay(busiest.date)}: ${busiest.bookings}.`;
}
