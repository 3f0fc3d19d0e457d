import { describePaymentProblem } from '@carwash/domain/payments/describe-payment-problem';
import { formatDueAmount } from '@carwash/domain/payments/format-paid-amount';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import { useState } from 'react';
import { PaidAmount } from '~/entities/payments/paid-amount';
import { useAllTimeStatistics } from '~/entities/statistics/use-all-time-statistics';
import type { QueryState } from '~/lib/query-state';
import { PageSection } from '~/ui/page/page-section';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { RecordListSkeleton } from '~/ui/record-list/record-list-skeleton';
import { RecordPages } from '~/ui/record-list/record-pages';
import { EmptyState } from '~/ui/states/empty-state';
import { useShownTransaction } from '../details/use-shown-transaction';
import { customerColumn, serviceColumn } from '../payment-columns';
import { useRefundsDue } from '../queries';
import { TransactionCreatedAt } from '../transaction-created-at';
import { MarkRefundedButton } from './mark-refunded-button';

const columns: readonly RecordColumn<Transaction>[] = [
  customerColumn,
  { name: 'Why', place: 'fact', cell: (transaction) => describePaymentProblem(transaction) },
  serviceColumn,
  {
    name: 'Date',
    place: 'fact',
    sx: { width: 168 },
    cell: (transaction) => <TransactionCreatedAt transaction={transaction} />,
  },
  {
    name: 'Amount',
    place: 'aside',
    align: 'right',
    sx: { fontVariantNumeric: 'tabular-nums' },
    cell: (transaction) =>
      transaction.refunds?.length ? (
        formatDueAmount(transaction)
      ) : (
        <PaidAmount transaction={transaction} />
      ),
  },
  {
    name: 'Refund',
    place: 'foot',
    align: 'right',
    cell: (transaction) => <MarkRefundedButton transaction={transaction} />,
  },
];

const caption = 'Refunds due';

function titleOf(statistics: QueryState<Statistics | null>): string {
  if (statistics.state !== 'ready') return caption;
  return `${caption} (${statistics.data?.transactions?.refund_due ?? 0})`;
}

/**
 * Payments with a refund due, the longest waiting first. The list is loaded after the counters, so that it
 * does not delay the top of the page.
 */
export function RefundsDue() {
  const statistics = useAllTimeStatistics();
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked && statistics.state !== 'loading') setIsAsked(true);
  return (
    <PageSection title={titleOf(statistics)}>
      {isAsked ? <RefundPages /> : <RecordListSkeleton caption={caption} />}
    </PageSection>
  );
}

function RefundPages() {
  const { show } = useShownTransaction();
  const pages = useRefundsDue();
  return (
    <RecordPages
      caption={caption}
      columns={columns}
      pages={pages}
      onOpen={({ _id }) => show(_id)}
      empty={
        <EmptyState
          title="No refunds due"
          description="A payment that is to go back to its customer is listed here."
        />
      }
      failed="Error loading transactions"
    />
  );
}
