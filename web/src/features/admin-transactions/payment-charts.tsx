import type { Service } from '@carwash/domain/entities/service';
import type { Statistics } from '@carwash/domain/entities/statistics';
import { transactionStatuses, transactionStatusLabels } from '@carwash/domain/entities/transaction';
import { ChartCard } from '~/components/charts/chart-card.tsx';
import { ChartPair } from '~/components/charts/chart-pair.tsx';
import {
  type ChartRow,
  largestFirst,
  percentText,
  sumOfRows,
} from '~/components/charts/chart-rows.ts';
import { counted, revenue } from '~/components/charts/chart-unit.ts';
import { chartTitles } from './figure-names.ts';
import { revenueRows } from './revenue-rows.ts';

interface PaymentChartsProps {
  statistics: Statistics | null;
  services: readonly Service[];
}

const transactions = counted('transaction', 'transactions');

/** The largest row and its share of all, in a sentence. */
function describeLargest(rows: readonly ChartRow[], beginning: string, whole: string): string {
  const [largest] = largestFirst(rows);
  if (!largest || largest.value === 0) return 'The first payment will show here.';
  return `${beginning} ${largest.label}, ${percentText(largest.value, sumOfRows(rows))} of ${whole}.`;
}

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
        summary={describeLargest(byService, 'Earns most:', 'all revenue')}
        rowName="Service"
        unit={revenue}
        rows={byService}
        empty="No revenue yet"
      />
      <ChartCard
        kind="pie"
        title={chartTitles.statuses}
        summary={describeLargest(byStatus, 'Most:', 'all transactions')}
        rowName="Status"
        unit={transactions}
        rows={byStatus}
        empty="No transactions yet"
      />
    </ChartPair>
  );
}
