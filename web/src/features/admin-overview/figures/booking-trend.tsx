import { windowDays } from '@carwash/domain/statistics/overview-figures';
import type { DaySums } from '@carwash/domain/statistics/window-statistics';
import { ChartCard } from '~/ui/charts/chart-card.tsx';
import { bookings } from '~/ui/charts/chart-unit.ts';
import { formatShortDay } from '~/ui/format/format-short-day.ts';
import { overviewTitles } from '../overview-titles.ts';
import { describeTrend } from './describe-trend.ts';

/** How many bookings were made on each of the last 30 days, today's included. */
export function BookingTrend({ days }: { days: readonly DaySums[] }) {
  const shown = days.slice(-windowDays);
  return (
    <ChartCard
      kind="area"
      title={overviewTitles.trend}
      summary={describeTrend(shown)}
      rowName="Day"
      unit={bookings}
      rows={shown.map((day) => ({ label: formatShortDay(day.date), value: day.bookings }))}
      empty="No bookings in the last 30 days"
    />
  );
}
