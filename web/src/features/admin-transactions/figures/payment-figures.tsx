import { windowDays } from '@carwash/domain/statistics/overview-figures';
import Stack from '@mui/material/Stack';
import { useAllServices } from '~/entities/services/use-all-services.ts';
import { useAllTimeStatistics } from '~/entities/statistics/use-all-time-statistics.ts';
import { useLastDays } from '~/entities/statistics/use-last-days.ts';
import { combine } from '~/lib/live/combine.ts';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { PaymentCards } from './payment-cards.tsx';
import { PaymentCharts } from './payment-charts.tsx';
import { PaymentFiguresSkeleton } from './payment-figures-skeleton.tsx';

/** Everything that the counters tell of payments, live. */
export function PaymentFigures() {
  const statistics = useAllTimeStatistics();
  const days = useLastDays(2 * windowDays);
  const services = useAllServices();
  const all = combine<unknown>([statistics, days, services]);
  if (all.state === 'failed') {
    return <FailedState title="The figures could not be loaded" onRetry={all.retry} />;
  }
  if (statistics.state !== 'ready' || days.state !== 'ready' || services.state !== 'ready') {
    return <PaymentFiguresSkeleton />;
  }
  return (
    <Stack sx={{ gap: 3 }}>
      <PaymentCards statistics={statistics.data} days={days.data} />
      <PaymentCharts statistics={statistics.data} services={services.data} />
    </Stack>
  );
}
