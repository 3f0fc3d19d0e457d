import { serviceCategoryLabels } from '@carwash/domain/services/service';
import { vehicleTypeLabels } from '@carwash/domain/services/vehicle';
import { rankSales } from '@carwash/domain/statistics/rank-sales';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import { ChartCard } from '~/ui/charts/chart-card.tsx';
import { ChartPair } from '~/ui/charts/chart-pair.tsx';
import type { ChartRow } from '~/ui/charts/chart-rows.ts';
import { bookings } from '~/ui/charts/chart-unit.ts';
import { describeLargest } from '~/ui/charts/describe-largest.ts';
import { overviewTitles } from '../overview-titles.ts';

const rowsOf = (
  counted: Statistics['byCategory'],
  labels: Readonly<Record<string, string>>,
): ChartRow[] =>
  rankSales(counted).map(({ id, bookings: value }) => ({ label: labels[id] ?? id, value }));

const summaryOf = (rows: readonly ChartRow[]): string =>
  describeLargest(rows, 'Most:', 'all bookings') ?? 'The first booking will show here.';

/** What is booked, and for which vehicles, of all time. */
export function SalesPies({ statistics }: { statistics: Statistics | null }) {
  const categories = rowsOf(statistics?.byCategory, serviceCategoryLabels);
  const vehicles = rowsOf(statistics?.byVehicleType, vehicleTypeLabels);
  return (
    <ChartPair>
      <ChartCard
        kind="pie"
        title={overviewTitles.categories}
        summary={summaryOf(categories)}
        rowName="Category"
        unit={bookings}
        rows={categories}
        empty="No bookings yet"
      />
      <ChartCard
        kind="pie"
        title={overviewTitles.vehicles}
        summary={summaryOf(vehicles)}
        rowName="Vehicle type"
        unit={bookings}
        rows={vehicles}
        empty="No bookings yet"
      />
    </ChartPair>
  );
}
