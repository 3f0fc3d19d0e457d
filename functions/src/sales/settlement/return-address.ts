import {
  isTransactionId,
  returnedTransactionParameter,
} from '@carwash/domain/payments/transaction-id';
import type { Context } from '../../context.ts';

export type ReturnPage = '/booking-success' | '/booking-fail';

/**
 * Returns the address of the return page with the transaction id as a parameter. An invalid id is left out.
 */
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
