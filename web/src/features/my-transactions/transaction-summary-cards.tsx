import { refundedMinor } from '@carwash/domain/payments/received-money';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { TransactionSummary } from '@carwash/domain/payments/transaction-endpoints';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import type { QueryState } from '~/lib/query-state';
import { formatPrice } from '~/ui/format/format-price';
import { FailedState } from '~/ui/states/failed-state';

const factsOf = (payment: Transaction): string =>
  `${payment._id} ${payment.status} ${refundedMinor(payment)}`;

/** Returns a string that changes with every addition, removal, change of status or refund in the list. */
const contentOf = (list: QueryState<Transaction[]>): string =>
  list.state === 'ready' ? list.data.map(factsOf).join() : '';

/**
 * Returns totals of the customer's transactions, computed by the server. They are requested once the lists on
 * the screen are loaded, and again when one of them changes. Until the answer arrives, and if it fails, the
 * previous totals stay.
 */
function useTransactionSummary(lists: QueryState<Transaction[]>[]): QueryState<TransactionSummary> {
  const [summary, setSummary] = useState<TransactionSummary | null>(null);
  const [failed, setFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const waiting = lists.some(({ state }) => state === 'loading');
  const content = lists.map(contentOf).join('; ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the lists change, and on request
  useEffect(() => {
    if (waiting) return;
    const leaving = new AbortController();
    setFailed(false);
    callApi('summarizeMyTransactions', { signal: leaving.signal }).then(setSummary, () => {
      if (!leaving.signal.aborted) setFailed(true);
    });
    return () => leaving.abort();
  }, [waiting, content, retries]);

  if (summary) return { state: 'ready', data: summary };
  const retry = () => setRetries((count) => count + 1);
  return failed ? { state: 'failed', refused: false, retry } : { state: 'loading' };
}

/** The customer's totals on three cards, kept in step with the lists below. */
export function TransactionSummaryCards({ lists }: { lists: QueryState<Transaction[]>[] }) {
  const summary = useTransactionSummary(lists);
  switch (summary.state) {
    case 'failed':
      return <FailedState title="Your summary could not be loaded" onRetry={summary.retry} />;
    case 'loading': {
      const number = <Skeleton width="60%" />;
      return (
        <Box role="status" aria-label="Loading your summary">
          <Figures total={number} recent={number} spent={number} />
        </Box>
      );
    }
    case 'ready': {
      const { total, recent, spent } = summary.data;
      return <Figures total={total} recent={recent} spent={formatPrice(spent)} />;
    }
  }
}

interface FiguresProps {
  total: ReactNode;
  recent: ReactNode;
  spent: ReactNode;
}

function Figures({ total, recent, spent }: FiguresProps) {
  return (
    <Box
      component="dl"
      aria-label="Summary"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        gap: 2,
        m: 0,
        '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <Figure name="Transactions">{total}</Figure>
      <Figure name="Last 30 days">{recent}</Figure>
      <Figure name="Total spent">{spent}</Figure>
    </Box>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="h3" sx={{ m: 0, mt: 0.5 }}>
        {children}
      </Typography>
    </Paper>
  );
}
