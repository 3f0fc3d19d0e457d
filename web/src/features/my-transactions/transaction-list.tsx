import type { Transaction } from '@carwash/domain/entities/transaction';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { EmptyState } from '~/components/empty-state.tsx';
import { FailedState } from '~/components/failed-state.tsx';
import type { Live } from '~/lib/live/live.ts';
import { TransactionCards } from './transaction-cards.tsx';
import { TransactionTable } from './transaction-table.tsx';

interface TransactionListProps {
  /** What is listed, for those who cannot see where it stands. */
  caption: string;
  transactions: Live<Transaction[]>;
  /** What is said when there are none. */
  empty: string;
}

/** Transactions as a table, or as cards where a table would not fit. */
export function TransactionList({ caption, transactions, empty }: TransactionListProps) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  if (transactions.state === 'loading') {
    return (
      <Box role="status" aria-label={`Loading: ${caption}`}>
        <Skeleton variant="rounded" height={220} sx={{ borderRadius: '20px' }} />
      </Box>
    );
  }
  if (transactions.state === 'failed') {
    return <FailedState title="Error loading transactions" onRetry={transactions.retry} />;
  }
  if (transactions.data.length === 0) return <EmptyState title={empty} />;
  const List = isWide ? TransactionTable : TransactionCards;
  return <List caption={caption} transactions={transactions.data} />;
}
