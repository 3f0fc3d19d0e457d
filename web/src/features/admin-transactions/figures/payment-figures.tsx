import { transactionStatuses, transactionStatusLabels } from '@carwash/domain/payments/transaction';
import type { Service } from '@carwash/domain/services/service';
import { paymentOutcomes } from '@carwash/domain/statistics/payment-outcomes';
import { paymentTrends } from '@carwash/domain/statistics/payment-trends';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import type { DaySums } from '@carwash/domain/statistics/window-statistics';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useAllServices } from '~/entities/services/admin-queries';
import { useAllTimeStatistics } from '~/entities/statistics/use-all-time-statistics';
import { useLastDays } from '~/entities/statistics/use-last-days';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import type { WholeList } from '~/lib/live/listen-to-whole-list';
import { ChartCard } from '~/ui/charts/chart-card';
import { ChartCardSkeleton } from '~/ui/charts/chart-card-skeleton';
import { ChartPair } from '~/ui/charts/chart-pair';
import { revenue, transactions } from '~/ui/charts/chart-unit';
import { describeLargestShare } from '~/ui/charts/describe-largest-share';
import { FigureCard } from '~/ui/figures/figure-card';
import { FigureCardsSkeleton } from '~/ui/figures/figure-cards-skeleton';
import { FigureGrid } from '~/ui/figures/figure-grid';
import { Trend } from '~/ui/figures/trend';
import { formatCount } from '~/ui/format/format-count';
import { formatPrice } from '~/ui/format/format-price';
import { FailedState } from '~/ui/states/failed-state';
import { chartTitles, figureNames } from './figure-names';
import { revenueRows } from './revenue-rows';

/** The number of bars in the skeleton: a typical number of services. */
const usualServices = 8;

const PaymentFiguresSkeleton = () => (
  <Stack role="status" aria-label="Loading the figures" sx={{ gap: 3 }}>
    <FigureCardsSkeleton cards={figureNames} />
    <ChartPair>
      <ChartCardSkeleton kind="bar" title={chartTitles.services} count={usualServices} />
      <ChartCardSkeleton
        kind="pie"
        title={chartTitles.statuses}
        count={transactionStatuses.length}
      />
    </ChartPair>
  </Stack>
);

interface PaymentChartsProps {
  statistics: Statistics | null;
  services: WholeList<Service>;
}

const nothingYet = 'The first payment will show here.';

/** Charts of revenue by service and of payments by status, of all time. */
function PaymentCharts({ statistics, services }: PaymentChartsProps) {
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

interface PaymentCardsProps {
  statistics: Statistics | null;
  /** Sums of the last days, since the first of last month at least. */
  days: readonly DaySums[];
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const successNote = (rate: number | null): string =>
  rate === null
    ? 'None is decided yet'
    : `${percent.format(rate)} success rate, refunded included, pending and unpaid left out`;

/** Four key figures of all payments. */
function PaymentCards({ statistics, days }: PaymentCardsProps) {
  const { total, pending, succeeded, successRate, revenue, refunded, average } =
    paymentOutcomes(statistics);
  const trends = paymentTrends(days);
  return (
    <FigureGrid>
      <FigureCard
        {...figureNames.total}
        figure={formatCount(total)}
        note={pending === 0 ? 'none of them pending' : `${formatCount(pending)} of them pending`}
        trend={<Trend label={trends.transactions} />}
      />
      <FigureCard
        {...figureNames.revenue}
        figure={formatPrice(revenue)}
        note={
          refunded === 0
            ? 'nothing went back'
            : `${formatPrice(refunded)} of refunds taken off, each on its own day`
        }
        trend={<Trend label={trends.revenue} />}
      />
      <FigureCard
        {...figureNames.succeeded}
        figure={formatCount(succeeded)}
        note={successNote(successRate)}
        trend={<Trend label={trends.payments} />}
      />
      <FigureCard
        {...figureNames.average}
        figure={average === null ? '–' : formatPrice(average)}
        note="before refunds"
        trend={trends.average !== null && <Trend label={trends.average} />}
      />
    </FigureGrid>
  );
}

/** All payment figures from the statistics counters, live. Phones read and show them when they are asked for. */
export function PaymentFigures() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isAsked, setIsAsked] = useState(false);
  if (!isPhone || isAsked) return <LiveFigures />;
  return (
    <Button variant="outlined" onClick={() => setIsAsked(true)}>
      Show figures and charts
    </Button>
  );
}

function LiveFigures() {
  const statistics = useAllTimeStatistics();
  const days = useLastDays();
  const services = useAllServices();
  const all = combineQueryStates<unknown>([statistics, days, services]);
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
