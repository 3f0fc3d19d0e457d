import type { Transaction } from './transaction.ts';

export type TransactionChange = Partial<
  Pick<
    Transaction,
    | 'status'
    | 'paymentMethod'
    | 'nextCheckAt'
    | 'paidAt'
    | 'received'
    | 'failureReason'
    | 'refundReason'
    | 'refundReference'
    | 'refundedAt'
    | 'refunds'
    | 'writtenOff'
    | 'providerReference'
    | 'vehicle'
    | 'customer'
    | 'service'
    | 'slot'
    | 'lines'
    | 'amount'
    | 'vatPercent'
    | 'searchTerms'
  >
>;
