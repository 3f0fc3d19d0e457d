import { collections } from '@carwash/domain/collections';
import { transactionSchema } from '@carwash/domain/payments/transaction';
import type { Cursor } from '~/lib/firebase/live-source.ts';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLivePages } from '~/lib/live/use-live-pages.ts';

const pageSize = 10;

const refundsDue = liveLists('owner', (after: Cursor | null) => ({
  collection: collections.transactions,
  schema: transactionSchema,
  equal: { status: 'refund_due' },
  order: { by: 'createdAt', direction: 'asc' } as const,
  after,
  limit: pageSize + 1,
}));

/** Payments that are to be paid back, the oldest first, page by page, live. For admins. */
export const useRefundsDue = () => useLivePages(refundsDue, pageSize);
