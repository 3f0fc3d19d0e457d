import type { Transaction } from '@carwash/domain/payments/transaction';
import type { TransactionSummary } from '@carwash/domain/payments/transaction-endpoints';
import { useEffect, useState } from 'react';
import { callApi } from '~/lib/api/call-api.ts';
import type { Live } from '~/lib/live/live.ts';

/** Changes when a transaction comes, goes or becomes something else. */
const contentOf = (list: Live<Transaction[]>): string =>
  list.state === 'ready' ? list.data.map(({ _id, status }) => `${_id} ${status}`).join() : '';

/**
 * The customer's transactions in numbers. The server adds them up: asked when the lists that are on
 * the screen are there, and again whenever one of them changes. Until the answer comes, and when it
 * does not, the last numbers stay.
 */
export function useTransactionSummary(lists: Live<Transaction[]>[]): Live<TransactionSummary> {
  const [summary, setSummary] = useState<TransactionSummary | null>(null);
  const [failed, setFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const waiting = lists.some(({ state }) => state === 'loading');
  const content = lists.map(contentOf).join('; ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when there is something new, and on request
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
