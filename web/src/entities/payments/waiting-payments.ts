import { collections } from '@carwash/domain/collections';
import { type TransactionStatus, transactionSchema } from '@carwash/domain/payments/transaction';
import type { Cursor } from '~/lib/firebase/live-source';
import { liveLists } from '~/lib/live/live-queries';

/** Returns transactions that wait for the staff in this status, the oldest first, live. For staff who see money. */
const waitingAs = (status: TransactionStatus) =>
  liveLists('owner', (after: Cursor | null, limit: number) => ({
    collection: collections.transactions,
    schema: transactionSchema,
    equal: { status },
    order: { by: 'createdAt', direction: 'asc' } as const,
    after,
    limit,
  }));

/** Open payments about which the provider gives no usable answer, the longest waiting first, live. For staff who see money. */
export const unansweredPayments = liveLists('owner', (after: Cursor | null, limit: number) => ({
  collection: collections.transactions,
  schema: transactionSchema,
  // Only these have the field by which they are in order.
  order: { by: 'unanswered.since', direction: 'asc' } as const,
  after,
  limit,
}));

/** Payments with a refund due. */
export const refundsDue = waitingAs('refund_due');

/** Bookings that are to be paid at the desk. */
export const unpaidBookings = waitingAs('unpaid');
