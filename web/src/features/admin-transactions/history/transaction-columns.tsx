import { paymentMethodLabels, type Transaction } from '@carwash/domain/payments/transaction';
import { PaidAmount } from '~/entities/payments/paid-amount.tsx';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip.tsx';
import type { RecordColumn } from '~/ui/record-list/record-column.ts';
import { BeganAt } from '../began-at.tsx';
import { OpenDetails } from '../details/open-details.tsx';

const tabular = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** What a list of transactions tells of each. */
export const transactionColumns: readonly RecordColumn<Transaction>[] = [
  {
    name: 'Date',
    place: 'subtitle',
    sx: { width: 168 },
    cell: (transaction) => <BeganAt transaction={transaction} />,
  },
  {
    name: 'Customer',
    place: 'title',
    sx: { overflowWrap: 'anywhere' },
    cell: (transaction) => <OpenDetails transaction={transaction} />,
  },
  { name: 'Service', place: 'fact', cell: ({ service }) => service.name },
  {
    name: 'Amount',
    place: 'aside',
    align: 'right',
    sx: tabular,
    cell: (transaction) => <PaidAmount transaction={transaction} />,
  },
  {
    name: 'Method',
    place: 'fact',
    cell: ({ paymentMethod }) => paymentMethodLabels[paymentMethod],
  },
  {
    name: 'Status',
    place: 'aside',
    cell: ({ status }) => <TransactionStatusChip status={status} />,
  },
  {
    name: 'Number',
    place: 'fact',
    sx: { minWidth: 148, color: 'text.secondary', fontSize: '0.75rem' },
    cell: ({ _id }) => _id,
  },
];
