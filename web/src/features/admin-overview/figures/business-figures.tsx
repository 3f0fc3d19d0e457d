import {
  serviceCategories,
  serviceCategoryLabels,
} from '@carwash/domain/services/service-category';
import { chartDays, overviewFigures } from '@carwash/domain/statistics/overview-figures';
import { rankSales } from '@carwash/domain/statistics/sales-ranking';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import type { DaySums } from '@carwash/domain/statistics/window-statistics';
import { vehicleTypeName } from '@carwash/domain/vehicles/vehicle-types';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, memo, Suspense } from 'react';
import { useAllTimeStatistics } from '~/entities/statistics/use-all-time-statistics';
import { useLastDays } from '~/entities/statistics/use-last-days';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import type { QueryState } from '~/lib/query-state';
import { useSettings } from '~/lib/settings/settings';
import { ChartCard } from '~/ui/charts/chart-card';
import { ChartCardSkeleton } from '~/ui/charts/chart-card-skeleton';
import { ChartFrame } from '~/ui/charts/chart-frame';
import { ChartPair } from '~/ui/charts/chart-pair';
import { type ChartRow, maxSlices } from '~/ui/charts/chart-rows';
import { bookings } from '~/ui/charts/chart-unit';
import { describeLargestShare } from '~/ui/charts/describe-largest-share';
import { FigureCardsSkeleton } from '~/ui/figures/figure-cards-skeleton';
import { formatShortDay } from '~/ui/format/format-short-day';
import { BelowTheFold } from '~/ui/states/below-the-fold';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { overviewTitles, topServiceCount } from '../overview-titles';
import { describeTrend } from './describe-trend';
import { FigureCards } from './figure-cards';
import { figureNames } from './figure-names';
import { TopServiceRow, topServicesHeight } from './top-service-row';

/** Lazy, because on a phone it is the last part of the page. */
const ExtrasThisMonth = lazy(() => import('../extras/extras-this-month'));

const ExtrasSkeleton = () => (
  <ChartFrame title={overviewTitles.extras} summary={<Skeleton width="40%" />}>
    <Skeleton variant="rounded" height={160} />
  </ChartFrame>
);

interface ShownFigures {
  /** null while nothing has been counted yet. */
  statistics: Statistics | null;
  days: readonly DaySums[];
}

/** The number of bookings made on each of the last 30 days, including today. */
function BookingTrend({ days }: { days: readonly DaySums[] }) {
  const shown = days.slice(-chartDays);
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

/** Memoized, so that it does not render again as the answers arrive one by one. */
export const BusinessFiguresSkeleton = memo(() => (
  <Stack role="status" aria-label="Loading your figures" sx={{ gap: 3 }}>
    <FigureCardsSkeleton cards={figureNames} />
    <BelowTheFold>
      <Stack sx={{ gap: 3 }}>
        <ChartCardSkeleton kind="area" title={overviewTitles.trend} />
        <ChartFrame title={overviewTitles.topServices} summary={<Skeleton width="60%" />}>
          <Skeleton variant="rounded" height={topServicesHeight} />
        </ChartFrame>
        <ChartPair>
          <ChartCardSkeleton
            kind="pie"
            title={overviewTitles.categories}
            count={serviceCategories.length}
          />
          <ChartCardSkeleton kind="pie" title={overviewTitles.vehicles} count={maxSlices} />
        </ChartPair>
        <ExtrasSkeleton />
      </Stack>
    </BelowTheFold>
  </Stack>
));

/** The services with the highest revenue of all time. */
function TopServices({ statistics }: { statistics: Statistics | null }) {
  const ranked = rankSales(statistics?.byService).slice(0, topServiceCount);
  const [best] = ranked;
  if (!best) {
    return (
      <ChartFrame title={overviewTitles.topServices} summary="What earns most will stand first.">
        <EmptyState title="No revenue yet" />
      </ChartFrame>
    );
  }
  return (
    <ChartFrame
      title={overviewTitles.topServices}
      summary="Since the first day, refunds taken off."
    >
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ranked.map((sales) => (
          <TopServiceRow
            key={sales.id}
            sales={sales}
            bestMinor={best.revenueMinor}
            totalMinor={statistics?.revenueMinor ?? 0}
          />
        ))}
      </Box>
    </ChartFrame>
  );
}

const categoryLabels: Readonly<Record<string, string>> = serviceCategoryLabels;

/** Returns a row per label, because several vehicle types that were removed may have the same one. */
function rowsOf(counted: Statistics['byCategory'], labelOf: (id: string) => string): ChartRow[] {
  const values = new Map<string, number>();
  for (const { id, bookings } of rankSales(counted)) {
    values.set(labelOf(id), (values.get(labelOf(id)) ?? 0) + bookings);
  }
  return Array.from(values, ([label, value]) => ({ label, value }));
}

const summaryOf = (rows: readonly ChartRow[]): string =>
  describeLargestShare(rows, 'Most:', 'all bookings') ?? 'The first booking will show here.';

/** Shares of services and of vehicle types in all bookings. */
function SalesPies({ statistics }: { statistics: Statistics | null }) {
  const { vehicleTypes } = useSettings();
  const categories = rowsOf(statistics?.byCategory, (id) => categoryLabels[id] ?? id);
  const vehicles = rowsOf(statistics?.byVehicleType, (id) => vehicleTypeName(id, vehicleTypes));
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

/** Combines the statistics counters into the business's key figures. */
export function useBusinessFigures(): QueryState<ShownFigures> {
  const statistics = useAllTimeStatistics();
  const days = useLastDays();
  if (statistics.state === 'ready' && days.state === 'ready') {
    return { state: 'ready', data: { statistics: statistics.data, days: days.data } };
  }
  const both = combineQueryStates<unknown>([statistics, days]);
  return both.state === 'ready' ? { state: 'loading' } : both;
}

/** All parts of the overview that come from the statistics counters. */
export function BusinessFigures({ figures }: { figures: QueryState<ShownFigures> }) {
  if (figures.state === 'loading') return <BusinessFiguresSkeleton />;
  if (figures.state === 'failed') {
    return <FailedState title="Your figures could not be loaded" onRetry={figures.retry} />;
  }
  const { statistics, days } = figures.data;
  return (
    <Stack sx={{ gap: 3 }}>
      <FigureCards figures={overviewFigures(statistics, days)} />
      <BelowTheFold>
        <Stack sx={{ gap: 3 }}>
          <BookingTrend days={days} />
          <TopServices statistics={statistics} />
          <SalesPies statistics={statistics} />
          <Suspense fallback={<ExtrasSkeleton />}>
            <ExtrasThisMonth />
          </Suspense>
        </Stack>
      </BelowTheFold>
    </Stack>
  );
}
