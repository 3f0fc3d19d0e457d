import { paymentOutcomes } from '@carwash/domain/statistics/payment-outcomes';
import { averagePayment, paymentTrends } from '@carwash/domain/statistics/payment-trends';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import { type DaySums, monthsToDate, sumDays } from '@carwash/domain/statistics/window-statistics';
import Box from '@mui/material/Box';
import { useAllTimeStatistics } from '~/entities/statistics/use-all-time-statistics';
import { useLastDays } from '~/entities/statistics/use-last-days';
import { combineQueryStates } from '~/lib/live/combine-query-states';
import { FigureCard } from '~/ui/figures/figure-card';
import { FigureCardsSkeleton } from '~/ui/figures/figure-cards-skeleton';
import { FigureGrid } from '~/ui/figures/figure-grid';
import { Trend } from '~/ui/figures/trend';
import { formatCount } from '~/ui/format/format-count';
import { formatMinor, formatPrice } from '~/ui/format/format-price';
import { FailedState } from '~/ui/states/failed-state';
import { figureNames } from './figure-names';

interface CardsProps {
  statistics: Statistics | null;
  /** Sums of the last days, since the first of last month at least. */
  days: readonly DaySums[];
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const successNote = (rate: number | null): string =>
  rate === null
    ? 'None is decided yet'
    : `${percent.format(rate)} success rate, refunded included, pending and unpaid left out`;

function Cards({ statistics, days }: CardsProps) {
  const { total, pending, succeeded, successRate, revenue, refunded, average } =
    paymentOutcomes(statistics);
  const trends = paymentTrends(days);
  const month = sumDays(monthsToDate(days).now);
  return (
    <FigureGrid>
      <FigureCard
        {...figureNames.total}
        figure={formatCount(total)}
        note={pending === 0 ? 'none of them pending' : `${formatCount(pending)} of them pending`}
        trend={<Trend thisMonth={formatCount(month.transactions)} label={trends.transactions} />}
      />
      <FigureCard
        {...figureNames.revenue}
        figure={formatPrice(revenue)}
        note={
          refunded === 0
            ? 'nothing went back'
            : `${formatPrice(refunded)} of refunds taken off, each on its own day`
        }
        trend={<Trend thisMonth={formatMinor(month.revenueMinor)} label={trends.revenue} />}
      />
      <FigureCard
        {...figureNames.succeeded}
        figure={formatCount(succeeded)}
        note={successNote(successRate)}
        trend={<Trend thisMonth={formatCount(month.payments)} label={trends.payments} />}
      />
      <FigureCard
        {...figureNames.average}
        figure={average === null ? '–' : formatPrice(average)}
        note="before refunds"
        trend={
          trends.average !== null && (
            <Trend
              thisMonth={formatMinor(Math.round(averagePayment(month)))}
              label={trends.average}
            />
          )
        }
      />
    </FigureGrid>
  );
}

/** Four key figures of all payments, live. */
export function PaymentCards() {
  const statistics = useAllTimeStatistics();
  const days = useLastDays();
  const both = combineQueryStates<unknown>([statistics, days]);
  if (both.state === 'failed') {
    return <FailedState title="The figures could not be loaded" onRetry={both.retry} />;
  }
  if (statistics.state !== 'ready' || days.state !== 'ready') {
    return (
      <Box role="status" aria-label="Loading the figures">
        <FigureCardsSkeleton cards={figureNames} />
      </Box>
    );
  }
  return <Cards statistics={statistics.data} days={days.data} />;
}
