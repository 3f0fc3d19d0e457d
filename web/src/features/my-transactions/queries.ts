import { collections } from '@carwash/domain/collections';
import { recentSince, recentTransactionMs } from '@carwash/domain/payments/customer-payments';
import { type Transaction, transactionSchema } from '@carwash/domain/payments/transaction';
import { useState } from 'react';
import { useNow } from '~/lib/clock/use-now';
import type { Cursor } from '~/lib/firebase/live-source';
import { listLimit } from '~/lib/live/list-limit';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLivePages } from '~/lib/live/use-live-pages';
import type { QueryPages, QueryState } from '~/lib/query-state';

const pageSize = 10;

const hourMs = 3_600_000;

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

/** The last whole hour before everything that is recent: who comes back soon finds the same lists. */
const borderAt = (now: Date): Date =>
  new Date(Math.floor(recentSince(now).getTime() / hourMs) * hourMs);

/** Every transaction id comes after it. */
const lowestId = 'T-';

/** From this moment on it is no longer recent. */
const olderFrom = ({ createdAt }: Transaction) =>
  new Date(createdAt.getTime() + recentTransactionMs + 1);

interface MyTransactions {
  /** Those of the last 30 days. */
  recent: QueryState<Transaction[]>;
  older: QueryPages<Transaction>;
}

/**
 * The transactions of a customer, live, the newest first. A recent one moves to the older ones by
 * itself when its 30 days are over.
 */
export function useMyTransactions(uid: string): MyTransactions {
  // Stands still while the page is open. What crosses the real border meanwhile is moved by hand.
  const [border] = useState(() => borderAt(new Date()));
  const since = useLiveList(transactionsSince(uid, border));
  // Of more than one list can hold, the rest follows among the older ones.
  const isFull =
    since.state === 'ready' && since.data.length + (since.unreadable ?? 0) === listLimit;
  const lastListed = isFull ? since.data.at(-1) : undefined;
  const start: Cursor = lastListed
    ? { value: lastListed.createdAt, id: lastListed._id }
    : { value: border, id: lowestId };
  const older = useLivePages((after) => transactionsAfter(uid, after ?? start), pageSize);
  // Read anew in every rendering: the list may be younger than the last time that one crossed.
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
