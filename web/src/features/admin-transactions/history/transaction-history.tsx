import type { TransactionFilter } from '@carwash/domain/payments/transaction-endpoints';
import Stack from '@mui/material/Stack';
import { PageSection } from '~/ui/page/page-section.tsx';
import { RecordPages } from '~/ui/record-list/record-pages.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { useShownTransaction } from '../details/use-shown-transaction.ts';
import { useTransactionHistory } from '../use-transaction-history.ts';
import { ExportButton } from './export-button.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import { TransactionFilters } from './transaction-filters.tsx';
import { useTransactionFilter } from './use-transaction-filter.ts';

/** Every transaction that the filters leave, live, and the same as a file. */
export function TransactionHistory() {
  const narrowing = useTransactionFilter();
  const { filter, isUsual } = narrowing;
  return (
    <PageSection title="Transaction history" action={<ExportButton filter={filter} />}>
      <Stack sx={{ gap: 2 }}>
        <TransactionFilters narrowing={narrowing} />
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
