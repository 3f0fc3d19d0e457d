import { isLeftAsSeen } from '@carwash/domain/payments/booking-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { moneyChanged } from '@carwash/domain/sales/sale-change';
import { toError } from '../errors/api-error.ts';

/**
 * Stops a change that moves money when something else can go back than the caller has seen, because a colleague has
 * collected or refunded meanwhile.
 * @param leftBefore what could go back on the screen of the caller, in major units; undefined: not compared
 * @throws ApiError conflict
 */
export function requireLeftAsSeen(
  payments: readonly Transaction[],
  leftBefore: number | undefined,
): void {
  if (!isLeftAsSeen(payments, leftBefore)) throw toError(moneyChanged);
}
