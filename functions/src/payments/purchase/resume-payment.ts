import { holdsSlot } from '@carwash/domain/payments/paid-slot-policy';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import { mayResume } from '@carwash/domain/payments/resume-policy';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { type Vehicle, vehicleSchema } from '@carwash/domain/services/vehicle';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { asRead, commitIfUnchanged, untilUncontended } from '../../db/compare-and-set.ts';
import type { ReadKey } from '../../db/idempotency-key.ts';
import { readDocument } from '../../db/read-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import { askUnlessJustAsked } from '../settlement/ask-and-settle.ts';
import { ownPaymentUnclear } from '../slot-taken.ts';
import { waitForPaymentPage } from './wait-for-payment-page.ts';

export interface EarlierPayment {
  /** A payment that holds the slot for this caller and can be paid now, or that costs nothing. */
  payable: Transaction | null;
  /** A pending payment of this caller for the same slot which nobody can pay any more. */
  stale: QueryDocumentSnapshot<Transaction> | null;
  /** The Idempotency-Key of this call as it was when it was read; null without one. */
  key: ReadKey | null;
}

const vehicleOf = (body: InitiatePayment): Vehicle =>
  vehicleSchema.cast(body, { stripUnknown: true });

/**
 * Gives the customer the payment once more, for the vehicle as it is entered now, and the slot held
 * until then if it has not begun.
 * @returns undefined when another commit came first
 */
async function payAgain(
  snapshot: QueryDocumentSnapshot<Transaction>,
  until: Date,
  body: InitiatePayment,
  context: Context,
): Promise<Transaction | undefined> {
  const transaction = snapshot.data();
  const slot = await context.db.slots.doc(transaction.slot._id).get();
  const batch = context.db.batch();
  const isHeld = holdsSlot(transaction, slot.data() ?? null, context.now());
  if (isHeld) batch.update(slot.ref, { heldUntil: until }, asRead(slot));
  const expiresAt = isHeld ? until : transaction.expiresAt;
  const withVehicle = { ...transaction, vehicle: vehicleOf(body), expiresAt };
  const payable = { ...withVehicle, searchTerms: searchTermsOfPurchase(withVehicle) };
  const { vehicle, searchTerms } = payable;
  batch.update(snapshot.ref, { vehicle, searchTerms, expiresAt }, asRead(snapshot));
  return (await commitIfUnchanged(batch)) ? payable : undefined;
}

/**
 * What can be done with a caller's earlier transaction for the same slot, after asking the provider
 * about it: pay it, or replace it.
 * @throws ApiError already_paid or refund_due if it turns out paid; slot_being_paid if its hold has
 * ended and nobody knows yet.
 */
export async function resumePayment(
  earlier: QueryDocumentSnapshot<Transaction>,
  body: InitiatePayment,
  context: Context,
): Promise<Pick<EarlierPayment, 'payable' | 'stale'>> {
  await waitForPaymentPage(earlier, context);
  const { transaction: settled, outcome } = await askUnlessJustAsked(earlier.id, context);
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
    if (snapshot?.data().status !== 'pending') return { payable: null, stale: null };
    const verdict = mayResume(snapshot.data(), outcome, context.now());
    if (verdict.kind === 'wait') throw ownPaymentUnclear();
    if (verdict.kind === 'replace') return { payable: null, stale: snapshot };
    const payable = await payAgain(snapshot, verdict.until, body, context);
    return payable && { payable, stale: null };
  });
}
