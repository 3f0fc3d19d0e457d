import { formatPrice } from '@carwash/domain/money/money';
import { paymentOutcomes } from '@carwash/domain/statistics/payment-outcomes';
import { paymentTrends } from '@carwash/domain/statistics/payment-trends';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import type { DaySums } from '@carwash/domain/statistics/window-statistics';
import { FigureCard } from '~/ui/figures/figure-card.tsx';
import { FigureGrid } from '~/ui/figures/figure-grid.tsx';
import { Trend } from '~/ui/figures/trend.tsx';
import { formatCount } from '~/ui/format/format-count.ts';
import { figureNames } from './figure-names.ts';

interface PaymentCardsProps {
  statistics: Statistics | null;
  /** The last 60. */
  days: readonly DaySums[];
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const successNote = (rate: number | null): string =>
  rate === null
    ? 'None is decided yet'
    : `${percent.format(rate)} success rate, refunded included, pending left out`;

/** All payments in four numbers. */
export function PaymentCards({ statistics, days }: PaymentCardsProps) {
  const { total, pending, succeeded, successRate, revenue, average } = paymentOutcomes(statistics);
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
        note="refunds taken off"
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
        note="of the payments that were kept"
        trend={trends.average !== null && <Trend label={trends.average} />}
      />
    </FigureGrid>
  );
}
