import { collections } from '@carwash/domain/collections';
import { searchedTextsOfPurchase } from '@carwash/domain/payments/purchase-search';
import { transactionSchema } from '@carwash/domain/payments/transaction';
import type { TransactionFilter } from '@carwash/domain/payments/transaction-endpoints';
import { businessDayRange } from '@carwash/domain/time/business-day-range';
import {
  refundsDue,
  unansweredPayments,
  unpaidBookings,
} from '~/entities/payments/waiting-payments';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { liveLists } from '~/lib/live/live-queries';
import { useLivePages } from '~/lib/live/use-live-pages';
import { type PageRequest, useSearchedPages } from '~/lib/live/use-searched-pages';

const pageSize = 10;

/** Returns payments with a refund due, the oldest first, page by page, live. For staff who see money. */
export const useRefundsDue = () =>
  useLivePages((after) => refundsDue(after, pageSize + 1), pageSize);

/** Returns payments without an answer of the provider, the longest waiting first, page by page, live. */
export const useUnansweredPayments = () =>
  useLivePages((after) => unansweredPayments(after, pageSize + 1), pageSize);

/** Returns bookings that are to be paid at the desk, the oldest first, page by page, live. For staff who see money. */
export const useUnpaidBookings = () =>
  useLivePages((after) => unpaidBookings(after, pageSize + 1), pageSize);

type Days = Omit<TransactionFilter, 'search'>;

const transactions = liveLists(
  'owner',
  ({ status, ...days }: Days, { keys, after, limit }: PageRequest) => ({
    collection: collections.transactions,
    schema: transactionSchema,
    // The status filters only when nothing is searched, because the search index does not contain it; search
    // results are filtered in `isChosen` below.
    ...(status && keys === null && { equal: { status } }),
    contains: keys && { field: 'searchTerms', values: keys },
    order: { by: 'createdAt', direction: 'desc' } as const,
    within: businessDayRange(days, businessTimeZone),
    after,
    limit,
  }),
);

/**
 * Returns all customers' transactions that match a filter, newest first, page by page, live. The filter's
 * days are business days on which a transaction was created. For staff who see money.
 */
export const useTransactionHistory = ({ search = '', ...days }: TransactionFilter) =>
  useSearchedPages((asked) => transactions(days, asked), {
    search,
    textsOf: searchedTextsOfPurchase,
    isChosen: days.status ? ({ status }) => status === days.status : null,
  });
