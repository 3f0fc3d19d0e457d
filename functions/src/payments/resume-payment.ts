import type { InitiatePayment } from '@carwash/domain/api/payment-endpoints';
import type { Transaction } from '@carwash/domain/entities/transaction';
import { type Vehicle, vehicleSchema } from '@carwash/domain/entities/vehicle';
import { foundByPurchase } from '@carwash/domain/rules/found-by';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { asRead, commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../http/api-error.ts';
import { askUnlessJustAsked } from './ask-and-settle.ts';
import type { EarlierPayment } from './find-earlier-payment.ts';
import { waitForPaymentPage } from './wait-for-payment-page.ts';

const vehicleOf = (body: InitiatePayment): Vehicle =>
  vehicleSchema.cast(body, { stripUnknown: true });

const nothing = { payable: null, stale: null };

/**
 * What can be done with a caller's earlier transaction for the same slot, after asking the provider
 * about it: pay it with the vehicle as it is entered now, or replace it.
 * @throws ApiError already_paid or refund_due if it turns out paid.
 */
export async function resumePayment(
  earlier: QueryDocumentSnapshot<Transaction>,
  body: InitiatePayment,
  context: Context,
): Promise<Pick<EarlierPayment, 'payable' | 'stale'>> {
  await waitForPaymentPage(earlier, context);
  const { transaction: settled } = await askUnlessJustAsked(earlier.id, context);
  if (settled?.status === 'success') {
    throw new ApiError('already_paid', 'You have already paid for this slot.');
  }
  if (settled?.status === 'refund_due') {
    throw new ApiError(
      'refund_due',
      'Your earlier payment for this slot arrived but could not be booked. The money goes back to you.',
    );
  }
  return untilUncontended(async () => {
    const snapshot = await readDocument(context.db.transactions, earlier.id);
    const transaction = snapshot?.data();
    if (!snapshot || transaction?.status !== 'pending') return nothing;
    if (!transaction.paymentUrl || transaction.expiresAt <= context.now()) {
      return { payable: null, stale: snapshot };
    }
    const withVehicle = { ...transaction, vehicle: vehicleOf(body) };
    const payable = { ...withVehicle, searchTerms: foundByPurchase(withVehicle) };
    const { vehicle, searchTerms } = payable;
    const batch = context.db.batch();
    batch.update(snapshot.ref, { vehicle, searchTerms }, asRead(snapshot));
    return (await commitIfUnchanged(batch)) ? { payable, stale: null } : undefined;
  });
}
