import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { EmptyState } from '~/components/empty-state.tsx';
import { FailedState } from '~/components/failed-state.tsx';
import { useTransaction } from '~/lib/live/use-transaction.ts';
import { TransactionDetails } from './transaction-details.tsx';

export function ShownTransaction({ id }: { id: string }) {
  const transaction = useTransaction(id);
  if (transaction.state === 'loading') {
    return (
      <Box role="status" aria-label="Loading the transaction">
        <Skeleton variant="rounded" height={420} sx={{ borderRadius: '14px' }} />
      </Box>
    );
  }
  if (transaction.state === 'failed') {
    return <FailedState title="This transaction could not be loaded" onRetry={transaction.retry} />;
  }
  if (transaction.data === null) return <EmptyState title="There is no such transaction" />;
  return <TransactionDetails transaction={transaction.data} />;
}
