import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { paths } from '~/lib/address/paths';
import { keepVehicle } from './vehicle-draft';

/**
 * Fills the booking form of a payment that was not made, in this tab, with what the customer had
 * typed for it.
 * @returns the path of that form
 */
export function retryPurchase({ customer, service, slot, vehicle }: TransactionAnswer): string {
  keepVehicle({ customer, vehicle });
  return paths.booking(service._id, slot._id);
}
