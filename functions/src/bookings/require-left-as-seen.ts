import { toMinorUnits } from '@carwash/domain/money/money';
import { keptOfAll } from '@carwash/domain/payments/booking-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { ApiError } from '../errors/api-error.ts';

export const moneyChangedMeanwhile = () =>
  new ApiError('conflict', 'The money of this booking has just changed. Please look again.');

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
  if (leftBefore === undefined || toMinorUnits(leftBefore) === keptOfAll(payments)) return;
  throw moneyChangedMeanwhile();
}
