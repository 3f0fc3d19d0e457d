import { collections } from '@carwash/domain/collections';
import { recentSince, recentTransactionMs } from '@carwash/domain/payments/customer-payments';
import { type Transaction, transactionSchema } from '@carwash/domain/payments/transaction';
import { hourMs } from '@carwash/domain/time/durations';
import { useState } from 'react';
import { useNow } from '~/lib/clock/use-now';
import type { Cursor } from '~/lib/firebase/live-source';
import { listLimit } from '~/lib/live/list-limit';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLivePages } from '~/lib/live/use-live-pages';
import type { QueryPages, QueryState } from '~/lib/query-state';

const pageSize = 10;

const newestFirst = { by: 'createdAt', direction: 'desc' } as const;

const transactionsSince = liveLists('owner', (uid: string, border: Date) => ({
  collection: collections.transactions,
  schema: transactionSchema,
  equal: { 'customer.uid': uid },
  order: newestFirst,
  until: border,
  limit: listLimit,
}));

const transactionsAfter = liveLists('owner', (uid: string, after: Cursor) => ({
  collection: collections.transactions,
  schema: transactionSchema,
  equal: { 'customer.uid': uid },
  order: newestFirst,
  after,
  limit: pageSize + 1,
}));

/**
 * Returns the start of the recent transactions, rounded down to the hour, so that a page opened again soon
 * shares the listeners.
 */
const borderAt = (now: Date): Date =>
  new Date(Math.floor(recentSince(now).getTime() / hourMs) * hourMs);

/** Id that sorts before every transaction id. */
const lowestId = 'T-';

/** Returns the time from which on a transaction is no longer recent. */
const olderFrom = ({ createdAt }: Transaction) =>
  new Date(createdAt.getTime() + recentTransactionMs + 1);

interface MyTransactions {
  /** Transactions of the last 30 days. */
  recent: QueryState<Transaction[]>;
  older: QueryPages<Transaction>;
}

/**
 * Returns the transactions of a customer, live, newest first. A recent one moves to the older ones when its
 * 30 days are over.
 */
export function useMyTransactions(uid: string): MyTransactions {
  // Fixed while the page is open. Transactions that have become older since are moved by the code below.
  const [border] = useState(() => borderAt(new Date()));
  const since = useLiveList(transactionsSince(uid, border));
  // When there are more recent transactions than one list can hold, the rest is listed among the
  // older ones.
  const isFull =
    since.state === 'ready' && since.data.length + (since.unreadable ?? 0) === listLimit;
  const lastListed = isFull ? since.data.at(-1) : undefined;
  const start: Cursor = lastListed
    ? { value: lastListed.createdAt, id: lastListed._id }
    : { value: border, id: lowestId };
  const older = useLivePages((after) => transactionsAfter(uid, after ?? start), pageSize);
  // Computed on every render: the list may have arrived after `useNow` last fired.
  const now = new Date();
  const listed = since.state === 'ready' ? since.data : [];
  const recent = listed.filter((transaction) => olderFrom(transaction) > now);
  const crossed = listed.filter((transaction) => olderFrom(transaction) <= now);
  const nextToCross = recent.at(-1);
  useNow(nextToCross ? olderFrom(nextToCross) : null);

  const { page, number } = older;
  return {
    recent: since.state === 'ready' ? { ...since, data: recent } : since,
    older:
      page.state === 'ready' && number === 1 && crossed.length > 0
        ? { ...older, page: { ...page, data: [...crossed, ...page.data] } }
        : older,
  };
}
