import { transactionStatuses, transactionStatusLabels } from '@carwash/domain/payments/transaction';
import type { Service } from '@carwash/domain/services/service';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import Box from '@mui/material/Box';
import { useAllServices } from '~/entities/services/admin-queries';
import { useAllTimeStatistics } from '~/entities/statistics/use-all-time-statistics';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import type { WholeList } from '~/lib/live/listen-to-whole-list';
import { ChartCard } from '~/ui/charts/chart-card';
import { ChartCardSkeleton } from '~/ui/charts/chart-card-skeleton';
import { ChartPair } from '~/ui/charts/chart-pair';
import { revenue, transactions } from '~/ui/charts/chart-unit';
import { describeLargestShare } from '~/ui/charts/describe-largest-share';
import { FailedState } from '~/ui/states/failed-state';
import { chartTitles } from './figure-names';
import { revenueRows } from './revenue-rows';

/** The number of bars in the skeleton: a typical number of services. */
const usualServices = 8;

const PaymentChartsSkeleton = () => (
  <Box role="status" aria-label="Loading the charts">
    <ChartPair>
      <ChartCardSkeleton kind="bar" title={chartTitles.services} count={usualServices} />
      <ChartCardSkeleton
        kind="pie"
        title={chartTitles.statuses}
        count={transactionStatuses.length}
      />
    </ChartPair>
  </Box>
);

interface ChartsProps {
  statistics: Statistics | null;
  services: WholeList<Service>;
}

const nothingYet = 'The first payment will show here.';

function Charts({ statistics, services }: ChartsProps) {
  const byService = revenueRows(statistics?.byService, services);
  const byStatus = transactionStatuses.map((status) => ({
    label: transactionStatusLabels[status],
    value: statistics?.transactions?.[status] ?? 0,
  }));
  return (
    <ChartPair>
      <ChartCard
        kind="bar"
        title={chartTitles.services}
        summary={describeLargestShare(byService, 'Earns most:', 'all revenue') ?? nothingYet}
        rowName="Service"
        unit={revenue}
        rows={byService}
        empty="No revenue yet"
      />
      <ChartCard
        kind="pie"
        title={chartTitles.statuses}
        summary={describeLargestShare(byStatus, 'Most:', 'all transactions') ?? nothingYet}
        rowName="Status"
        unit={transactions}
        rows={byStatus}
        empty="No transactions yet"
      />
    </ChartPair>
  );
}

/** Charts of revenue by service and of payments by status, of all time, live. */
export function PaymentCharts() {
  const statistics = useAllTimeStatistics();
  const services = useAllServices();
  const both = combineQueryStates<unknown>([statistics, services]);
  if (both.state === 'failed') {
    return <FailedState title="The charts could not be loaded" onRetry={both.retry} />;
  }
  if (statistics.state !== 'ready' || services.state !== 'ready') return <PaymentChartsSkeleton />;
  return <Charts statistics={statistics.data} services={services.data} />;
}
