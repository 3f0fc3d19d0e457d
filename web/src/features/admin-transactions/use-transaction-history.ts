import { collections } from '@carwash/domain/collections';
import { searchedTextsOfPurchase } from '@carwash/domain/payments/purchase-search';
import { transactionSchema } from '@carwash/domain/payments/transaction';
import type { TransactionFilter } from '@carwash/domain/payments/transaction-endpoints';
import { withinDays } from '~/entities/statistics/within-days.ts';
import { businessTimeZone } from '~/lib/clock/business-time-zone.ts';
import { liveLists } from '~/lib/live/live-queries.ts';
import { type AskedPage, useFoundPages } from '~/lib/live/use-found-pages.ts';

type Days = Omit<TransactionFilter, 'search'>;

const transactions = liveLists(
  'owner',
  ({ status, ...days }: Days, { keys, after, limit }: AskedPage) => ({
    collection: collections.transactions,
    schema: transactionSchema,
    // A search has an index of its own; of what it finds the status is looked at here.
    ...(status && keys === null && { equal: { status } }),
    contains: keys && { field: 'searchTerms', values: keys },
    order: { by: 'createdAt', direction: 'desc' } as const,
    within: withinDays(days, businessTimeZone),
    after,
    limit,
  }),
);

/**
 * Everybody's transactions that a filter finds, the newest first, page by page, live. Its days are
 * those of the business on which a transaction began. For admins.
 */
export const useTransactionHistory = ({ search = '', ...days }: TransactionFilter) =>
  useFoundPages((asked) => transactions(days, asked), {
    search,
    textsOf: searchedTextsOfPurchase,
    isChosen: days.status ? ({ status }) => status === days.status : null,
  });
