import { returnedTransactionParameter } from '@carwash/domain/payments/payment-endpoints';
import { isTransactionId } from '@carwash/domain/payments/transaction-id';
import type { Context } from '../../context.ts';

export type ReturnPage = '/booking-success' | '/booking-fail';

/** The page knows which of several payments is meant; what is no id of ours is not passed on. */
export function returnAddress(
  page: ReturnPage,
  transactionId: string,
  { settings }: Context,
): string {
  const query = isTransactionId(transactionId)
    ? `?${new URLSearchParams({ [returnedTransactionParameter]: transactionId })}`
    : '';
  return `${settings.publicBaseUrl}${page}${query}`;
}
