import { hoursText } from '@carwash/domain/payments/cancellation-notice';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { ApiError } from '../../errors/api-error.ts';

/**
 * Returns the cancellation notice of a sale: that of the settings, or that of a payment which the customer
 * has already begun, if it is better.
 * @param earlier the customer's payment that is continued or replaced; null when there is none
 * @returns hours
 */
export const cancellationHoursFor = (
  settings: Pick<PublicSettings, 'cancellationHours'>,
  earlier: Pick<Transaction, 'cancellationHours'> | null,
): number => Math.min(settings.cancellationHours, earlier?.cancellationHours ?? Infinity);

/**
 * Stops a sale on worse terms than those that the customer saw.
 * @param cancellationHours notice on which it would be sold
 * @throws ApiError refund_changed
 */
export function requireAgreedTerms(
  cancellationHours: number,
  { agreedCancellationHours: agreed }: Pick<InitiatePayment, 'agreedCancellationHours'>,
): void {
  if (agreed === undefined || cancellationHours <= agreed) return;
  throw new ApiError(
    'refund_changed',
    `By now it is free to cancel only until ${hoursText(cancellationHours)} before it starts. Please confirm once more.`,
  );
}
