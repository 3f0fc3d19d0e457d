import { collections } from '@carwash/domain/collections';
import { transactionSchema } from '@carwash/domain/payments/transaction';
import { businessDayRange } from '@carwash/domain/time/business-day-range';
import { refundsDue, unansweredPayments } from '~/entities/payments/waiting-payments';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { listLimit } from '~/lib/live/list-limit';
import { liveLists } from '~/lib/live/live-queries';
import { liveWholeLists } from '~/lib/live/live-whole-lists';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLiveQuery } from '~/lib/live/use-live-query';

const paymentsOfDay = liveWholeLists('owner', (date: string) => ({
  collection: collections.transactions,
  schema: transactionSchema,
  order: { by: 'paidAt', direction: 'asc' } as const,
  within: businessDayRange({ startDate: date, endDate: date }, businessTimeZone),
  pageSize: listLimit,
}));

/**
 * Returns the payments whose money came on a day, live. For admins.
 * @param date yyyy-MM-dd
 */
export const usePaymentsOfDay = (date: string) => useLiveQuery(paymentsOfDay(date));

const paymentsUnderway = liveLists('owner', () => ({
  collection: collections.transactions,
  schema: transactionSchema,
  equal: { status: 'pending' },
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit: listLimit,
}));

/** Returns the newest payments that are pending, live. For admins. */
export const usePaymentsUnderway = () => useLiveList(paymentsUnderway());

/** Returns the payments that wait longest for an answer of the provider, at most `limit`, live. For admins. */
export const useUnansweredPayments = (limit: number) =>
  useLiveList(unansweredPayments(null, limit));

/** Returns the oldest refunds that are due, at most `limit`, live. For admins. */
export const useRefundsDue = (limit: number) => useLiveList(refundsDue(null, limit));
