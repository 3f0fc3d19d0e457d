import { collections } from '@carwash/domain/collections';
import { transactionSchema } from '@carwash/domain/payments/transaction';
import { dayRangeBounds } from '~/entities/statistics/day-range-bounds';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { listLimit } from '~/lib/live/list-limit';
import { liveLists } from '~/lib/live/live-queries';
import { liveWholeLists } from '~/lib/live/live-whole-lists';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLiveQuery } from '~/lib/live/use-live-query';

const paymentsOfDay = liveWholeLists('owner', (date: string) => ({
  collection: collections.transactions,
  schema: transactionSchema,
  order: { by: 'createdAt', direction: 'asc' } as const,
  within: dayRangeBounds({ startDate: date, endDate: date }, businessTimeZone),
  pageSize: listLimit,
}));

/**
 * Returns the payments that began on a day, live. For admins.
 * @param date yyyy-MM-dd
 */
export const usePaymentsOfDay = (date: string) => useLiveQuery(paymentsOfDay(date));

const refundsDue = liveLists('owner', (limit: number) => ({
  collection: collections.transactions,
  schema: transactionSchema,
  equal: { status: 'refund_due' },
  order: { by: 'createdAt', direction: 'asc' } as const,
  limit,
}));

/** Returns the oldest refunds that are due, at most `limit`, live. For admins. */
export const useRefundsDue = (limit: number) => useLiveList(refundsDue(limit));
