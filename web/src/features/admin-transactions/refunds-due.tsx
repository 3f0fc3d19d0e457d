import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import { useState } from 'react';
import { EmptyState } from '~/components/empty-state.tsx';
import { PageSection } from '~/components/page-section.tsx';
import { PaidAmount } from '~/components/paid-amount.tsx';
import type { RecordColumn } from '~/components/record-list/record-column.ts';
import { RecordListSkeleton } from '~/components/record-list/record-list-skeleton.tsx';
import { RecordPages } from '~/components/record-list/record-pages.tsx';
import type { Live } from '~/lib/live/live.ts';
import { useAllTimeStatistics } from '~/lib/live/use-all-time-statistics.ts';
import { useRefundsDue } from '~/lib/live/use-refunds-due.ts';
import { BeganAt } from './began-at.tsx';
import { MarkRefundedButton } from './mark-refunded-button.tsx';
import { OpenDetails } from './open-details.tsx';
import { useShownTransaction } from './use-shown-transaction.ts';
import { whyUnpaid } from './why-unpaid.ts';

const columns: readonly RecordColumn<Transaction>[] = [
  {
    name: 'Customer',
    place: 'title',
    sx: { overflowWrap: 'anywhere' },
    cell: (transaction) => <OpenDetails transaction={transaction} />,
  },
  { name: 'Why', place: 'fact', cell: (transaction) => whyUnpaid(transaction) },
  { name: 'Service', place: 'subtitle', cell: ({ service }) => service.name },
  {
    name: 'Date',
    place: 'fact',
    sx: { width: 168 },
    cell: (transaction) => <BeganAt transaction={transaction} />,
  },
  {
    name: 'Amount',
    place: 'aside',
    align: 'right',
    sx: { fontVariantNumeric: 'tabular-nums' },
    cell: (transaction) => <PaidAmount transaction={transaction} />,
  },
  {
    name: 'Refund',
    place: 'foot',
    align: 'right',
    cell: (transaction) => <MarkRefundedButton transaction={transaction} />,
  },
];

const caption = 'Refunds due';

function titleOf(statistics: Live<Statistics | null>): string {
  if (statistics.state !== 'ready') return caption;
  return `${caption} (${statistics.data?.transactions?.refund_due ?? 0})`;
}

/**
 * Payments that are to be paid back, the longest waiting first. They are looked for once the counters,
 * which tell how many there are, have been found: nothing holds up what is at the top of the page.
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
