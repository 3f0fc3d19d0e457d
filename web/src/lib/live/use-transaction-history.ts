import type { TransactionFilter } from '@carwash/domain/api/transaction-endpoints';
import { collections } from '@carwash/domain/entities/collections';
import { transactionSchema } from '@carwash/domain/entities/transaction';
import { businessTimeZone } from '../business-time-zone.ts';
import { liveLists } from './live-queries.ts';
import { type AskedPage, useFoundPages } from './use-found-pages.ts';
import { withinDays } from './within-days.ts';

type Days = Omit<TransactionFilter, 'search'>;

const transactions = liveLists(
  'owner',
  ({ status, ...days }: Days, { term, after, limit }: AskedPage) => ({
    collection: collections.transactions,
    schema: transactionSchema,
    ...(status && { equal: { status } }),
    contains: term === null ? null : { field: 'searchTerms', value: term },
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
  useFoundPages((asked) => transactions(days, asked), search);
