import { keepsHold } from '@carwash/domain/payments/customer-payments';
import { claimOf, holdsSlot } from '@carwash/domain/payments/paid-slot-policy';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import { mayResume } from '@carwash/domain/payments/resume-policy';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { enteredVisitSchema } from '@carwash/domain/payments/visit';
import { vehicleSchema } from '@carwash/domain/services/vehicle';
import { minutesSold } from '@carwash/domain/slots/job-length';
import { isSlotOpen } from '@carwash/domain/slots/slot-state';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { changeDays } from '../../bays/change-days.ts';
import { isHoldUnproven, readDays, slotIn } from '../../bays/read-days.ts';
import { takeBay } from '../../bays/take-bay.ts';
import type { Context } from '../../context.ts';
import { commitIfUnchanged, ifUnchanged } from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type PurchaseFence, passPurchaseFence } from '../purchase-fence.ts';
import { askUnlessJustAsked } from '../settlement/ask-and-settle.ts';
import { alreadyPaid, ownPaymentUnclear, slotTaken } from '../slot-conflict-errors.ts';
import { boundedByFence, withStartHold } from '../start-holds.ts';
import { waitForPaymentPage } from './wait-for-payment-page.ts';

export interface EarlierPayment {
  /** The customer's payment that can be continued now, or a free booking. */
  payable: Transaction | null;
  /**
   * The customer's payment for the same slot that is replaced, and passes on its hold: one that can no longer
   * be paid, or was declined.
   */
  stale: QueryDocumentSnapshot<Transaction> | null;
}

/**
 * The fields that the customer may correct: everything except the slot, the choice of the service, and the
 * agreed terms.
 */
type Corrections = Omit<
  InitiatePayment,
  'serviceId' | 'slotId' | 'addOns' | 'agreedCancellationHours' | 'agreedAmount'
>;

/** The input with which a payment is continued. */
type Continued = InitiatePayment &
  Pick<Transaction, 'cancellationHours'> & {
    /**
     * Whether the wanted choice and price are those with which the payment began, because its card page asks
     * for that price.
     */
    isSameChoice: boolean;
  };

type Corrected = Pick<
  Transaction,
  'service' | 'vehicle' | 'address' | 'note' | 'cancellationHours'
>;

const onlyKnown = { stripUnknown: true } as const;

/**
 * Returns the corrected fields. With an address the service is done at the customer's, whatever the service
 * said when the payment began.
 */
function correctionsOf({ service }: Transaction, body: Continued): Corrected {
  const vehicle = vehicleSchema.cast(body, onlyKnown);
  const visit = enteredVisitSchema.cast(body, onlyKnown);
  const corrections = { ...vehicle, ...visit } satisfies Record<keyof Corrections, unknown>;
  const location = corrections.address === '' ? 'business' : 'customer';
  const { cancellationHours } = body;
  return { service: { ...service, location }, vehicle, ...visit, cancellationHours };
}

/**
 * Continues the payment with the input of this call. The hold is extended to `wanted` if the slot has not
 * begun, but not beyond the customer's limit.
 * @returns undefined when another commit conflicted
 */
async function payAgain(
  snapshot: QueryDocumentSnapshot<Transaction>,
  wanted: Date,
  body: Continued,
  fence: PurchaseFence,
  context: Context,
): Promise<Transaction | undefined> {
  const transaction = snapshot.data();
  const now = context.now();
  const days = await readDays([transaction.slot], context);
  const length = { takes: minutesSold(transaction), hours: null };
  const slot = slotIn(days, transaction.slot._id, context, { length });
  // Bays may have been closed meanwhile, and another customer may have the remaining ones.
  if (slot && !claimOf(slot, transaction) && !isSlotOpen(slot, now)) throw slotTaken();
  const batch = context.db.batch();
  let { expiresAt } = transaction;
  if (slot && wanted > expiresAt && holdsSlot(transaction, slot, now)) {
    const minutes = transaction.holdMinutes;
    const hold = boundedByFence(fence, slot, { minutes, wanted }, now);
    if (hold.until > expiresAt) {
      expiresAt = hold.until;
      const { claimId } = transaction;
      const isUnproven = isHoldUnproven(days, claimId);
      const renewed = { claimId, heldUntil: expiresAt, isUnproven };
      changeDays(batch, days, { jobs: takeBay({ slot, days }, renewed, now) }, context);
      passPurchaseFence(batch, fence, context, {
        startHolds: withStartHold(fence, slot._id, hold),
      });
    }
  }
  const corrected = correctionsOf(transaction, body);
  const searchTerms = searchTermsOfPurchase({ ...transaction, ...corrected });
  const change = { ...corrected, searchTerms, expiresAt };
  batch.update(snapshot.ref, change, ifUnchanged(snapshot));
  return (await commitIfUnchanged(batch)) ? { ...transaction, ...change } : undefined;
}

/**
 * Checks the customer's earlier transaction for the same slot with the provider and decides whether to
 * continue or replace it.
 * @param fence as read for this call
 * @returns neither `payable` nor `stale` when the payment has ended, or another commit conflicted
 * @throws ApiError already_paid or refund_due if it turns out to be paid; slot_being_paid if its hold
 * has expired and it is not known yet whether it was paid.
 */
export async function resumePayment(
  earlier: QueryDocumentSnapshot<Transaction>,
  body: Continued,
  fence: PurchaseFence,
  context: Context,
): Promise<EarlierPayment> {
  await waitForPaymentPage(earlier, context);
  const { transaction: settled, outcome } = await askUnlessJustAsked(earlier.id, context);
  if (settled?.status === 'success') {
    throw alreadyPaid();
  }
  if (settled?.status === 'refund_due') {
    throw new ApiError(
      'refund_due',
      'Your earlier payment for this slot arrived but could not be booked. The money goes back to you.',
    );
  }
  const snapshot = await readDocument(context.db.transactions, earlier.id);
  if (snapshot && keepsHold(snapshot.data(), context.now())) {
    return { payable: null, stale: snapshot };
  }
  if (snapshot?.data().status !== 'pending') return { payable: null, stale: null };
  const verdict = mayResume(snapshot.data(), outcome, context.now());
  if (verdict.kind === 'wait') throw ownPaymentUnclear();
  if (verdict.kind === 'replace' || !body.isSameChoice) return { payable: null, stale: snapshot };
  const payable = await payAgain(snapshot, verdict.until, body, fence, context);
  return { payable: payable ?? null, stale: null };
}
