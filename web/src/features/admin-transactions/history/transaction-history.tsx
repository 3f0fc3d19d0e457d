import { paymentMethodLabels, type Transaction } from '@carwash/domain/payments/transaction';
import {
  maxExportedTransactions,
  type TransactionFilter,
} from '@carwash/domain/payments/transaction-endpoints';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PaidAmount } from '~/entities/payments/paid-amount';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip';
import { transactions } from '~/ui/charts/chart-unit';
import { DownloadButtons } from '~/ui/forms/download-buttons';
import { PageSection } from '~/ui/page/page-section';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { RecordPages } from '~/ui/record-list/record-pages';
import { EmptyState } from '~/ui/states/empty-state';
import { useShownTransaction } from '../details/use-shown-transaction';
import { customerColumn } from '../payment-columns';
import { useTransactionHistory } from '../queries';
import { TransactionCreatedAt } from '../transaction-created-at';
import { PeriodSums } from './period-sums';
import { TransactionFilters } from './transaction-filters';
import { useExportTransactions } from './use-export-transactions';
import { useTransactionFilter } from './use-transaction-filter';

const texts = {
  running: (rows: number) => `${transactions.format(rows)} so far…`,
  done: (rows: number) => `${transactions.format(rows)} exported`,
  failed: () => '',
} as const;

/** Exports the filtered transactions as a file and shows the progress. */
function ExportButton({ filter }: { filter: TransactionFilter }) {
  const { running, last, isCutShort, exportTransactions } = useExportTransactions(filter);
  return (
    <Stack sx={{ alignItems: { sm: 'flex-end' }, gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap-reverse', rowGap: 1 }}>
        <Typography
          role="status"
          variant="body2"
          sx={{ color: 'text.secondary', '&:not(:empty)': { mr: 2 } }}
        >
          {last && texts[last.state](last.rows)}
        </Typography>
        <DownloadButtons
          labels={{ csv: 'Export CSV', xlsx: 'Export Excel' }}
          running={running}
          onDownload={exportTransactions}
        />
      </Stack>
      {isCutShort && (
        <Alert severity="warning">
          The file has the newest {transactions.format(maxExportedTransactions)}, the most that one
          export holds. Choose fewer days to get the older ones.
        </Alert>
      )}
    </Stack>
  );
}

const tabular = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const transactionColumns: readonly RecordColumn<Transaction>[] = [
  {
    name: 'Date',
    place: 'subtitle',
    sx: { width: 168 },
    cell: (transaction) => <TransactionCreatedAt transaction={transaction} />,
  },
  customerColumn,
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
    isMinor: true,
    sx: { minWidth: 148, color: 'text.secondary', fontSize: '0.75rem' },
    cell: ({ _id }) => _id,
  },
];

/** Tells whether only the days are chosen, for which there are sums. */
const isOfAll = ({ status, search }: TransactionFilter): boolean =>
  status === undefined && search === undefined;

/** The transactions that match the filters, live, with an export to a file. */
export function TransactionHistory() {
  const narrowing = useTransactionFilter();
  const { filter, isUsual } = narrowing;
  return (
    <PageSection title="Transaction history" action={<ExportButton filter={filter} />}>
      <Stack sx={{ gap: 2 }}>
        <TransactionFilters narrowing={narrowing} />
        {isOfAll(filter) && <PeriodSums startDate={filter.startDate} endDate={filter.endDate} />}
        <FoundTransactions key={JSON.stringify(filter)} filter={filter} isUsual={isUsual} />
      </Stack>
    </PageSection>
  );
}

interface FoundTransactionsProps {
  filter: TransactionFilter;
  isUsual: boolean;
}

function FoundTransactions({ filter, isUsual }: FoundTransactionsProps) {
  const { show } = useShownTransaction();
  const pages = useTransactionHistory(filter);
  const hasOthers = pages.next !== null || pages.previous !== null;
  return (
    <RecordPages
      caption="Transactions"
      columns={transactionColumns}
      pages={pages}
      onOpen={({ _id }) => show(_id)}
      empty={
        <EmptyState
          title={isUsual ? 'No recent transactions' : 'No transactions found'}
          description={
            hasOthers
              ? 'Nothing on this page has all the words. There may be some on the others.'
              : 'Choose other days, another status or other words.'
          }
        />
      }
      failed="Error loading transactions"
    />
  );
}
