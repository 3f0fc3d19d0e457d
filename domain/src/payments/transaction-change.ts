import type { Transaction } from './transaction.ts';
import type { Visit } from './visit.ts';

export type TransactionChange = Partial<
  Pick<
    Transaction,
    | 'status'
    | 'claimId'
    | 'paymentMethod'
    | 'expiresAt'
    | 'nextCheckAt'
    | 'unanswered'
    | 'paidAt'
    | 'received'
    | 'failureReason'
    | 'refundReason'
    | 'refundReference'
    | 'refundedAt'
    | 'refunds'
    | 'earlierSales'
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
    | 'cancellationHours'
    | 'acceptedTexts'
    | keyof Visit
  >
>;
