import { type InferType, number, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { cursorMeta, cursorQuery, listOf, searchQuery } from '../endpoint/paging.ts';
import { firstDay, serviceId, sum, text } from '../schema/fields.ts';
import { saleVersion, seenVersion } from '../schema/sale-version.ts';
import { endDay } from '../time/end-day.ts';
import { collectPartSchema } from './collect-part.ts';
import { correctPaymentSchema } from './correct-payment.ts';
import { discountSchema } from './discount.ts';
import { enterAnswerSchema } from './enter-answer.ts';
import { reopenRefundSchema } from './reopen-refund.ts';
import { settleLimits } from './settle-limits.ts';
import { collectMethods, transactionAnswerSchema, transactionStatuses } from './transaction.ts';
import { exampleTransactionId } from './transaction-id.ts';
import { writeOffSchema } from './write-off.ts';

/** The values that the browser sends when it returns from the provider. Only the id is used. */
const createTransactionSchema = object({
  transactionId: string().max(64).required(),
  status: string().oneOf(['success', 'failed']).required(),
});

export type CreateTransaction = InferType<typeof createTransactionSchema>;

/** Most transactions in one export. */
export const maxExportedTransactions = 50_000;

/** Filters of the transaction history. */
const transactionFilterSchema = object({
  startDate: firstDay().required(),
  endDate: endDay(),
  status: string().oneOf(transactionStatuses).optional(),
  ...searchQuery,
});

export type TransactionFilter = InferType<typeof transactionFilterSchema>;

export const updateTransactionStatusSchema = object({
  status: string().oneOf(transactionStatuses).required(),
  /** The number under which the money went back; left out or empty: it has none. */
  reference: text(100).optional(),
  version: saleVersion().optional(),
});

/** The request body that says how a booking was paid at the desk. */
const collectSchema = object({
  ...seenVersion,
  method: string().oneOf(collectMethods).required(),
  /** The sum that was taken; not compared if it is missing. */
  amount: sum().optional(),
});

export type UpdateTransactionStatus = InferType<typeof updateTransactionStatusSchema>;

const transactionSummarySchema = object({
  total: number().integer().required(),
  recent: number()
    .integer()
    .required()
    .meta({ note: 'Transactions that began in the last 30 days.' }),
  spent: number().required().meta({ note: 'In major currency units.' }),
});

export type TransactionSummary = InferType<typeof transactionSummarySchema>;

const transactionList = {
  query: object({ ...cursorQuery, status: string().oneOf(transactionStatuses).optional() }),
  data: listOf(transactionAnswerSchema),
  meta: cursorMeta,
};

const transactionParam = object({ id: string().max(64).required() });

export const transactionEndpoints = {
  createTransaction: defineEndpoint({
    method: 'POST',
    path: '/transactions/create-transaction',
    summary: 'Confirms a payment after the return from the provider. Safe to repeat.',
    auth: 'user',
    body: createTransactionSchema.meta({
      example: { transactionId: exampleTransactionId, status: 'success' },
    }),
    data: transactionAnswerSchema,
    errors: ['not_found'],
    limits: settleLimits,
    // Ignored, because these facts are queried from the provider and not taken from the browser.
    ignores: ['customer', 'service', 'amount'],
  }),
  listTransactions: defineEndpoint({
    method: 'GET',
    path: '/transactions',
    summary: 'All transactions, the newest first.',
    auth: 'seeMoney',
    ...transactionList,
  }),
  listMyTransactions: defineEndpoint({
    method: 'GET',
    path: '/transactions/user/my-transactions',
    summary: "The caller's transactions, the newest first.",
    auth: 'user',
    ...transactionList,
  }),
  summarizeMyTransactions: defineEndpoint({
    method: 'GET',
    path: '/transactions/user/summary',
    summary:
      'How many transactions the caller has made, how many in the last 30 days, and what was spent: payments that succeeded and do not go back, less the parts that did.',
    auth: 'user',
    data: transactionSummarySchema,
  }),
  listTransactionsOfService: defineEndpoint({
    method: 'GET',
    path: '/transactions/service/:serviceId',
    summary: 'The transactions of one service, the newest first.',
    auth: 'seeMoney',
    params: object({ serviceId: serviceId().max(64).required() }),
    ...transactionList,
  }),
  exportTransactions: defineEndpoint({
    method: 'GET',
    path: '/transactions/export',
    summary:
      'The transactions that a filter finds as CSV, the newest first, at most 50,000 rows. Days are those of the business on which a transaction began, both included.',
    auth: 'seeMoney',
    response: 'csv',
    query: transactionFilterSchema,
  }),
  getTransaction: defineEndpoint({
    method: 'GET',
    path: '/transactions/:id',
    summary:
      'One transaction, for its owner and for staff who see money. Settles it first if it is pending.',
    auth: 'signedIn',
    params: transactionParam,
    data: transactionAnswerSchema,
    errors: ['not_found'],
  }),
  collectPayment: defineEndpoint({
    method: 'POST',
    path: '/transactions/:id/collect',
    summary:
      'Says that a booking which was to be paid later is paid at the desk. Safe to repeat with its Idempotency-Key; 409 if it has changed since it was seen, or if another sum than `amount` is to be paid.',
    auth: 'runDesk',
    isRepeatable: true,
    params: transactionParam,
    body: collectSchema.meta({ example: { version: 1, method: 'cash', amount: 49.9 } }),
    data: transactionAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
  collectPart: defineEndpoint({
    method: 'POST',
    path: '/transactions/:id/collect-part',
    summary:
      'Says that a part of what was to be paid later is paid at the desk, as when somebody pays partly in cash and partly by card: the payment becomes that part, and the rest a payment of its own, which is listed in the `additions` of the booking. Safe to repeat with its Idempotency-Key; 409 if it has changed since it was seen.',
    auth: 'runDesk',
    isRepeatable: true,
    params: transactionParam,
    body: collectPartSchema
      .shape(seenVersion)
      .meta({ example: { version: 1, method: 'cash', amount: 20 } }),
    data: transactionAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
  discountPayment: defineEndpoint({
    method: 'POST',
    path: '/transactions/:id/discount',
    summary:
      'Takes something off what is still to be paid, and off the price of its booking, with a reason that is kept in the timeline. What is paid at once is discounted by the call that sells it. Safe to repeat with its Idempotency-Key; 409 if it has changed since it was seen.',
    auth: 'seeMoney',
    isRepeatable: true,
    params: transactionParam,
    body: discountSchema
      .shape(seenVersion)
      .meta({ example: { version: 1, amount: 5, reason: 'The queue was long.' } }),
    data: transactionAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
  writeOffPayment: defineEndpoint({
    method: 'POST',
    path: '/transactions/:id/write-off',
    summary:
      'Writes off what was to be paid later, once the visit is over: it is no longer asked for and never counts as takings, and its booking stays. The reason is kept in the timeline. If the money comes after all, `collect` takes it. Safe to repeat with its Idempotency-Key; 409 if it has changed since it was seen.',
    auth: 'seeMoney',
    isRepeatable: true,
    params: transactionParam,
    body: writeOffSchema
      .shape(seenVersion)
      .meta({ example: { version: 1, reason: 'The customer cannot be reached.' } }),
    data: transactionAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
  correctPayment: defineEndpoint({
    method: 'POST',
    path: '/transactions/:id/correct',
    summary:
      'Corrects how a payment at the desk was noted: it was paid in the other way, or not at all and is to be paid again. Only while the till is not closed over it, and before anything goes back. Its receipt stays, with one that reverses it; the reason is kept in the timeline. Safe to repeat with its Idempotency-Key; 409 if it has changed since it was seen.',
    auth: 'seeMoney',
    isRepeatable: true,
    params: transactionParam,
    body: correctPaymentSchema.shape(seenVersion).meta({
      example: { version: 1, paymentMethod: 'later', reason: 'The wrong car.' },
    }),
    data: transactionAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
  enterAnswer: defineEndpoint({
    method: 'POST',
    path: '/transactions/:id/answer',
    summary:
      'Enters what the payment provider’s own page says of a payment, with its reference, where the provider gives no usable answer: the payment is booked, goes back or fails as it would by that answer. 409 once the provider has answered. Safe to repeat with its Idempotency-Key; 409 if it has changed since it was seen.',
    auth: 'manageBusiness',
    isRepeatable: true,
    params: transactionParam,
    body: enterAnswerSchema
      .shape(seenVersion)
      .meta({ example: { version: 1, outcome: 'paid', reference: 'AAM1764136800' } }),
    data: transactionAnswerSchema,
    errors: ['not_found', 'conflict', 'slot_being_paid'],
  }),
  updateTransactionStatus: defineEndpoint({
    method: 'PATCH',
    path: '/transactions/:id/status',
    summary:
      'Marks a refund that is due as paid back, with its reference: one of an online payment needs it, one at the desk may have none. Every other status follows from the payment. Safe to repeat with its Idempotency-Key, and without a version with its reference.',
    auth: 'seeMoney',
    isRepeatable: true,
    params: transactionParam,
    body: updateTransactionStatusSchema.meta({
      example: { status: 'refunded', reference: 'RF-20300115-7' },
    }),
    data: transactionAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
  reopenRefund: defineEndpoint({
    method: 'POST',
    path: '/transactions/:id/reopen-refund',
    summary:
      'Reopens a refund that was marked on the wrong payment, or that the bank returned: the money is due again, and can be marked with another reference. Its credit note stays, with a receipt that reverses it; the reason is kept in the timeline. Safe to repeat with its Idempotency-Key; 409 if it has changed since it was seen.',
    auth: 'seeMoney',
    isRepeatable: true,
    params: transactionParam,
    body: reopenRefundSchema
      .shape(seenVersion)
      .meta({ example: { version: 3, reason: 'The bank returned the transfer.' } }),
    data: transactionAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
} as const;
