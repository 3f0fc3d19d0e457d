import { collections } from '@carwash/domain/collections';
import { transactionSchema } from '@carwash/domain/payments/transaction';
import type { Cursor } from '~/lib/firebase/live-source';
import { liveLists } from '~/lib/live/live-queries';

/** Payments with a refund due, the oldest first, live. For admins. */
export const refundsDue = liveLists('owner', (after: Cursor | null, limit: number) => ({
  collection: collections.transactions,
  schema: transactionSchema,
  equal: { status: 'refund_due' },
  order: { by: 'createdAt', direction: 'asc' } as const,
  after,
  limit,
}));
