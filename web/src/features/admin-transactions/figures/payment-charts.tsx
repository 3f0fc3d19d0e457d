import { transactionStatuses, transactionStatusLabels } from '@carwash/domain/payments/transaction';
import type { Service } from '@carwash/domain/services/service';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import type { WholeList } from '~/lib/live/listen-to-whole-list.ts';
import { ChartCard } from '~/ui/charts/chart-card.tsx';
import { ChartPair } from '~/ui/charts/chart-pair.tsx';
import { revenue, transactions } from '~/ui/charts/chart-unit.ts';
import { describeLargest } from '~/ui/charts/describe-largest.ts';
import { chartTitles } from './figure-names.ts';
import { revenueRows } from './revenue-rows.ts';

interface PaymentChartsProps {
  statistics: Statistics | null;
  services: WholeList<Service>;
}

const nothingYet = 'The first payment will show here.';

/** What earns, and what becomes of payments, of all time. */
export function PaymentCharts({ statistics, services }: PaymentChartsProps) {
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
        summary={describeLargest(byService, 'Earns most:', 'all revenue') ?? nothingYet}
        rowName="Service"
        unit={revenue}
        rows={byService}
        empty="No revenue yet"
      />
      <ChartCard
        kind="pie"
        title={chartTitles.statuses}
        summary={describeLargest(byStatus, 'Most:', 'all transactions') ?? nothingYet}
        rowName="Status"
        unit={transactions}
        rows={byStatus}
        empty="No transactions yet"
      />
    </ChartPair>
  );
}
