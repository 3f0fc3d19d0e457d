import { overviewFigures, windowDays } from '@carwash/domain/statistics/overview-figures';
import Stack from '@mui/material/Stack';
import { FailedState } from '~/components/failed-state.tsx';
import { combine } from '~/lib/live/combine.ts';
import { useAllTimeStatistics } from '~/lib/live/use-all-time-statistics.ts';
import { useLastDays } from '~/lib/live/use-last-days.ts';
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
