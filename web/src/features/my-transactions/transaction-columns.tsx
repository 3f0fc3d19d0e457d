import type { Transaction } from '@carwash/domain/payments/transaction';
import { PaidAmount } from '~/entities/payments/paid-amount.tsx';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip.tsx';
import type { RecordColumn } from '~/ui/record-list/record-column.ts';
import { Moment } from './moment.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { TransactionNote } from './transaction-note.tsx';

/** What a customer sees of each of their payments. */
export const transactionColumns: readonly RecordColumn<Transaction>[] = [
  {
    name: 'Date',
    place: 'subtitle',
    sx: { width: '22%', whiteSpace: 'nowrap' },
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  { name: 'Service', place: 'title', sx: { width: '25%' }, cell: ({ service }) => service.name },
  {
    name: 'Amount',
    place: 'aside',
    align: 'right',
    sx: { width: '13%', fontVariantNumeric: 'tabular-nums' },
    cell: (transaction) => <PaidAmount transaction={transaction} />,
  },
  {
    name: 'Status',
    place: 'foot',
    cell: (transaction) => (
      <>
        <TransactionStatusChip status={transaction.status} />
        <TransactionNote transaction={transaction} />
      </>
    ),
  },
  {
    name: 'Receipt',
    place: 'foot',
    sx: { width: '10%' },
    cell: (transaction) => <ReceiptLink transaction={transaction} />,
  },
];
