import { overviewFigures, windowDays } from '@carwash/domain/statistics/overview-figures';
import Stack from '@mui/material/Stack';
import { useAllTimeStatistics } from '~/entities/statistics/use-all-time-statistics.ts';
import { useLastDays } from '~/entities/statistics/use-last-days.ts';
import { combine } from '~/lib/live/combine.ts';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { BookingTrend } from './booking-trend.tsx';
import { BusinessFiguresSkeleton } from './business-figures-skeleton.tsx';
import { FigureCards } from './figure-cards.tsx';
import { SalesPies } from './sales-pies.tsx';
import { TopServices } from './top-services.tsx';

/** Everything that the counters tell. */
export function BusinessFigures() {
  const statistics = useAllTimeStatistics();
  const days = useLastDays(2 * windowDays);
  const both = combine<unknown>([statistics, days]);
  if (both.state === 'failed') {
    return <FailedState title="Your figures could not be loaded" onRetry={both.retry} />;
  }
  if (statistics.state !== 'ready' || days.state !== 'ready') return <BusinessFiguresSkeleton />;
  return (
    <Stack sx={{ gap: 3 }}>
      <FigureCards figures={overviewFigures(statistics.data, days.data)} />
      <BookingTrend days={days.data} />
      <SalesPies statistics={statistics.data} />
      <TopServices statistics={statistics.data} />
    </Stack>
  );
}
