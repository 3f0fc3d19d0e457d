import type { Transaction } from '@carwash/domain/entities/transaction';
import { formatPrice } from '@carwash/domain/rules/money';
import { EmptyState } from '~/components/empty-state.tsx';
import { PageSection } from '~/components/page-section.tsx';
import type { RecordColumn } from '~/components/record-list/record-column.ts';
import { RecordPages } from '~/components/record-list/record-pages.tsx';
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
    cell: ({ amount }) => formatPrice(amount),
  },
  {
    name: 'Refund',
    place: 'foot',
    align: 'right',
    cell: (transaction) => <MarkRefundedButton transaction={transaction} />,
  },
];

/** Payments that are to be paid back, the longest waiting first. @param count how many; null: unknown */
export function RefundsDue({ count }: { count: number | null }) {
  const { show } = useShownTransaction();
  const pages = useRefundsDue();
  return (
    <PageSection title={count === null ? 'Refunds due' : `Refunds due (${count})`}>
      <RecordPages
        caption="Refunds due"
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
    </PageSection>
  );
}
