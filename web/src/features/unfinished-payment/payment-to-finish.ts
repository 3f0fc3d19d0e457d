import { unpaidHolds } from '@carwash/domain/payments/customer-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';

/**
 * Finds the latest of a customer's payments that can still be finished at `now`: its slot is held, and it has
 * a card page or was declined there. null when there is none.
 * @param payments the newest first
 */
export const paymentToFinish = <
  Payment extends Pick<Transaction, 'status' | 'failureReason' | 'expiresAt' | 'paymentUrl'>,
>(
  payments: readonly Payment[],
  now: Date,
): Payment | null =>
  unpaidHolds(payments, now).find(
    ({ status, paymentUrl }) => status === 'failed' || paymentUrl !== null,
  ) ?? null;
