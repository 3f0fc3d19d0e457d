import type { Transaction } from './transaction.ts';

export type TransactionChange = Partial<
  Pick<
    Transaction,
    | 'status'
    | 'claimId'
    | 'paymentMethod'
    | 'nextCheckAt'
    | 'paidAt'
    | 'received'
    | 'failureReason'
    | 'refundReason'
    | 'refundReference'
    | 'refundedAt'
    | 'refunds'
    | 'corrections'
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
