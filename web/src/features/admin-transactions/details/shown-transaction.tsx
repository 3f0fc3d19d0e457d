import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTransaction } from '~/entities/payments/use-transaction.ts';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
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
