import type { Transaction } from '@carwash/domain/payments/transaction';
import { PaidAmount } from '~/entities/payments/paid-amount';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { TransactionDetailsButton } from './details/transaction-details-button';

export const customerColumn: RecordColumn<Transaction> = {
  name: 'Customer',
  place: 'title',
  sx: { overflowWrap: 'anywhere' },
  cell: (transaction) => <TransactionDetailsButton transaction={transaction} />,
};

export const serviceColumn: RecordColumn<Transaction> = {
  name: 'Service',
  place: 'subtitle',
  cell: ({ service }) => service.name,
};

export const amountColumn: RecordColumn<Transaction> = {
  name: 'Amount',
  place: 'aside',
  align: 'right',
  sx: { fontVariantNumeric: 'tabular-nums' },
  cell: (transaction) => <PaidAmount transaction={transaction} />,
};
