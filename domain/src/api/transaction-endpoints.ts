import { type InferType, number, object, string } from 'yup';
import { day, text } from '../entities/fields.ts';
import { transactionStatuses } from '../entities/transaction.ts';
import { daysInRange } from '../rules/calendar-days.ts';
import { intervals } from '../rules/group-by-interval.ts';
import { transactionAnswerSchema } from './answers.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { cursorMeta, cursorQuery, listOf, searchQuery } from './paging.ts';

/** What the browser says when it returns from the provider. Only the id is acted upon. */
export const createTransactionSchema = object({
  transactionId: string().max(64).required(),
  status: string().oneOf(['success', 'failed']).required(),
});

export type CreateTransaction = InferType<typeof createTransactionSchema>;

/** The most days over which revenue is calculated by date: two years. */
export const maxCalculatedDays = 731;

/** Why a range of days cannot be calculated; null if it can, or if its days have faults of their own. */
function rangeFault(startDate: string, endDate: string): string | null {
  const days = daysInRange(startDate, endDate);
  if (days < 1) return 'endDate must not be before startDate';
  return days > maxCalculatedDays
    ? `startDate to endDate must be ${maxCalculatedDays} days or less`
    : null;
}

/** The most transactions that one export has. */
export const maxExportedTransactions = 50_000;

/** What the history of transactions is narrowed down by. */
export const transactionFilterSchema = object({
  startDate: day().required(),
  endDate: day()
    .required()
    .test(
      'order',
      'endDate must not be before startDate',
      (endDate, { parent }) => daysInRange(String(parent.startDate), endDate) >= 1,
    ),
  status: string().oneOf(transactionStatuses).optional(),
  ...searchQuery,
});

export type TransactionFilter = InferType<typeof transactionFilterSchema>;

export const updateTransactionStatusSchema = object({
  status: string().oneOf(transactionStatuses).required(),
  /** The number under which the money went back. */
  reference: text(100)
    .optional()
    .when('status', ([status], reference) =>
      status === 'refunded' ? reference.required('Reference is required.') : reference,
    ),
});

export type UpdateTransactionStatus = InferType<typeof updateTransactionStatusSchema>;

export const transactionSummarySchema = object({
  total: number().integer().required(),
  recent: number().integer().required(),
  /** Major units. */
  spent: number().required(),
});

export type TransactionSummary = InferType<typeof transactionSummarySchema>;

const transactionList = {
  query: object({ ...cursorQuery, status: string().oneOf(transactionStatuses).optional() }),
  data: listOf(transactionAnswerSchema),
  beside: cursorMeta,
};

const transactionParam = object({ id: string().max(64).required() });

export const transactionEndpoints = {
  createTransaction: defineEndpoint({
    method: 'POST',
    path: '/transactions/create-transaction',
    summary: 'Confirms a payment after the return from the provider. Safe to repeat.',
    who: 'user',
    body: createTransactionSchema,
    data: transactionAnswerSchema,
    errors: ['not_found'],
    // Who paid what, and whether, is asked of the provider.
    ignores: ['customer', 'service', 'amount'],
  }),
  listTransactions: defineEndpoint({
    method: 'GET',
    path: '/transactions',
    summary: 'All transactions, the newest first.',
    who: 'admin',
    ...transactionList,
  }),
  listMyTransactions: defineEndpoint({
    method: 'GET',
    path: '/transactions/user/my-transactions',
    summary: "The caller's transactions, the newest first.",
    who: 'user',
    ...transactionList,
  }),
  summarizeMyTransactions: defineEndpoint({
    method: 'GET',
    path: '/transactions/user/summary',
    summary:
      'How many transactions the caller has made, how many in the last 30 days, and what was spent: payments that succeeded and do not go back.',
    who: 'user',
    data: transactionSummarySchema,
  }),
  listTransactionsOfService: defineEndpoint({
    method: 'GET',
    path: '/transactions/service/:serviceId',
    summary: 'The transactions of one service, the newest first.',
    who: 'admin',
    params: object({ serviceId: string().max(64).required() }),
    ...transactionList,
  }),
  calculateByService: defineEndpoint({
    method: 'GET',
    path: '/transactions/calculate/service-wise',
    summary:
      'Revenue and bookings by service, the highest revenue first: every service there is, and those deleted since that were sold.',
    who: 'admin',
    data: listOf(
      object({
        service: object({ _id: string().required(), name: string().required() }).required(),
        totalAmount: number().required(),
        totalBookings: number().required(),
      }),
    ),
  }),
  calculateByDate: defineEndpoint({
    method: 'GET',
    path: '/transactions/calculate/date-wise',
    summary:
      'Revenue and successful transactions on the day they were paid, by day, week (from Monday) or month of the business, empty ones included. Only the days from startDate to endDate count, at most 731.',
    who: 'admin',
    query: object({
      startDate: day().required(),
      endDate: day()
        .required()
        .test('range', (endDate, { parent, createError }) => {
          const message = rangeFault(String(parent.startDate), endDate);
          return message === null || createError({ message });
        }),
      interval: string().oneOf(intervals).default('day'),
    }),
    data: listOf(
      object({
        /** First day of the interval, yyyy-MM-dd: of a week its Monday, even if it lies before startDate. */
        date: day().required(),
        totalAmount: number().required(),
        totalTransactions: number().required(),
      }),
    ),
  }),
  calculateByStatus: defineEndpoint({
    method: 'GET',
    path: '/transactions/calculate/status-wise',
    summary: 'How many transactions there are in each status.',
    who: 'admin',
    data: listOf(
      object({
        _id: string().oneOf(transactionStatuses).required(),
        totalTransactions: number().required(),
      }),
    ),
  }),
  exportTransactions: defineEndpoint({
    method: 'GET',
    path: '/transactions/export',
    summary:
      'The transactions that a filter finds as CSV, the newest first, at most 50,000 rows. Days are those of the business on which a transaction began, both included.',
    who: 'admin',
    answers: 'csv',
    query: transactionFilterSchema,
  }),
  getTransaction: defineEndpoint({
    method: 'GET',
    path: '/transactions/:id',
    summary: 'One transaction, for its owner and for admins. Settles it first if it is pending.',
    who: 'signedIn',
    params: transactionParam,
    data: transactionAnswerSchema,
    errors: ['not_found'],
  }),
  updateTransactionStatus: defineEndpoint({
    method: 'PATCH',
    path: '/transactions/:id/status',
    summary:
      'Marks a refund that is due as paid back, with its reference. Every other status follows from the payment. Safe to repeat with the same reference.',
    who: 'admin',
    params: transactionParam,
    body: updateTransactionStatusSchema,
    data: transactionAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
} as const;
