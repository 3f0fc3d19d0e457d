import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { useEffect, useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { pollWhileVisible } from '~/lib/clock/poll-while-visible';
import type { QueryState } from '~/lib/query-state';
import { useTransaction } from './queries';

/** How often the server is asked to check with the provider, in milliseconds. */
const askEveryMs = 10_000;

/**
 * Returns a payment of the signed-in customer, live. While it is pending the API is polled as well, because
 * that makes the server ask the provider: otherwise nothing might happen until the hold expires. Loading
 * while there is no id.
 */
export function useFollowedPayment(
  transactionId: string | null,
): QueryState<TransactionAnswer | null> {
  const live = useTransaction(transactionId);
  const [answer, setAnswer] = useState<TransactionAnswer | null>(null);
  // The API's answer counts as well, because the listener may be disconnected while the API can be reached.
  const decided = answer?._id === transactionId && answer?.status !== 'pending' ? answer : null;
  const isOpen = live.state !== 'ready' || live.data?.status === 'pending';
  const askedFor = isOpen && !decided ? transactionId : null;

  useEffect(() => {
    if (askedFor === null) return;
    return pollWhileVisible(async (signal) => {
      setAnswer(await callApi('getTransaction', { params: { id: askedFor }, signal }));
    }, askEveryMs);
  }, [askedFor]);

  return isOpen && decided ? { state: 'ready', data: decided } : live;
}
