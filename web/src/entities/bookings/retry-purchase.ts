import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { choiceOf, withChoice } from '~/entities/services/choice/url-choice';
import { paths } from '~/lib/address/paths';
import { bookingDraft, bookingDraftOf } from './booking-draft';

/**
 * Fills the booking form of a failed or abandoned payment, in this tab, with the details that the customer
 * had typed.
 * @returns the path of that form
 */
export function retryPurchase(payment: TransactionAnswer): string {
  const { customer, service, slot, vehicle, address, note } = payment;
  if (customer.uid !== null) {
    bookingDraft(customer.uid, slot._id).write(bookingDraftOf({ ...vehicle, address, note }));
  }
  return withChoice(paths.booking(service._id, slot._id), choiceOf(payment));
}
