import type { ContinueStep } from '@carwash/domain/payments/next-purchase-step';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { enteredVisitSchema } from '@carwash/domain/payments/visit';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { takeBay } from '@carwash/domain/slots/take-bay';
import { storedVehicle } from '@carwash/domain/vehicles/vehicle';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { changeDays } from '../../days/change-days.ts';
import { isHoldUnproven, placeOf } from '../../days/read-days.ts';
import { commitIfUnchanged, ifUnchanged } from '../../db/compare-and-set.ts';
import { raiseCustomerVersion, withStartHold } from '../customer-version.ts';
import { queryUnlessJustQueried } from '../settlement/query-and-settle.ts';
import type { AskedPayment, Purchase } from './read-purchase.ts';

/** Longest time to open a card page, in milliseconds: the provider's timeout of 10 s plus two commits. */
const openingMs = 12_000;

const isOpening = ({ status, paymentUrl }: Transaction): boolean =>
  status === 'pending' && paymentUrl === null;

/**
 * Waits while another request (a double click or a repeated call) opens the card page of this
 * transaction. Resolves when the page is open, when opening it failed, or after the maximum time.
 */
function waitForPaymentPage(transaction: Transaction, { db, now }: Context): Promise<void> {
  const timeoutMs = transaction.createdAt.getTime() + openingMs - now().getTime();
  if (!isOpening(transaction) || timeoutMs <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const unsubscribe = db.transactions.doc(transaction._id).onSnapshot(
      (latest) => {
        const current = latest.data();
        if (!current || !isOpening(current)) finish(resolve);
      },
      (error) => finish(() => reject(error)),
    );
    const timer = setTimeout(() => finish(resolve), timeoutMs);
    const finish = (end: () => void) => {
      clearTimeout(timer);
      unsubscribe();
      end();
    };
  });
}

/** Queries the provider about the customer's earlier payment, once its card page is open, and settles it. */
export async function askEarlierPayment(
  payment: Transaction,
  context: Context,
): Promise<AskedPayment> {
  await waitForPaymentPage(payment, context);
  const { outcome } = await queryUnlessJustQueried(payment._id, context);
  return { id: payment._id, outcome };
}

const onlyKnown = { stripUnknown: true } as const;

/**
 * Returns the fields of a payment that the customer may correct: everything except the slot, the choice of
 * the service, and the price. With an address the service is done at the customer's, whatever the service
 * said when the payment began.
 */
function correctionsOf(
  { service }: Transaction,
  body: InitiatePayment,
  { vehicleTypes }: PublicSettings,
) {
  const vehicle = storedVehicle(body, vehicleTypes);
  const visit = enteredVisitSchema.cast(body, onlyKnown);
  const location: Transaction['service']['location'] =
    visit.address === '' ? 'business' : 'customer';
  return { service: { ...service, location }, vehicle, ...visit };
}

/** Adds the renewed hold of a payment to `batch`. */
function renewHold(
  batch: WriteBatch,
  { facts, days, customerVersion }: Purchase,
  hold: NonNullable<ContinueStep['hold']>,
  context: Context,
): void {
  const { payment, slot } = facts.earlier ?? {};
  if (!payment || !slot)
    throw new Error('Only the hold of a payment for an offered slot is renewed');
  const { claimId } = payment;
  const isUnproven = isHoldUnproven(days, claimId);
  const renewed = { claimId, heldUntil: hold.until, isUnproven };
  changeDays(batch, days, { jobs: takeBay(placeOf({ slot, days }), renewed, hold.from) }, context);
  raiseCustomerVersion(batch, customerVersion, context, {
    startHolds: withStartHold(customerVersion, slot._id, hold),
  });
}

/**
 * Continues the customer's earlier payment with the input of this call.
 * @returns undefined when another commit conflicted
 */
export async function continuePayment(
  purchase: Purchase,
  { hold, cancellationHours }: ContinueStep,
  body: InitiatePayment,
  context: Context,
): Promise<Transaction | undefined> {
  const { earlier } = purchase;
  if (!earlier) throw new Error('There is no payment to continue');
  const transaction = earlier.data();
  const batch = context.db.batch();
  if (hold) renewHold(batch, purchase, hold, context);
  const corrected = {
    ...correctionsOf(transaction, body, purchase.facts.settings),
    cancellationHours,
  };
  const searchTerms = searchTermsOfPurchase({ ...transaction, ...corrected });
  const change = { ...corrected, searchTerms, expiresAt: hold?.until ?? transaction.expiresAt };
  batch.update(earlier.ref, change, ifUnchanged(earlier));
  return (await commitIfUnchanged(batch)) ? { ...transaction, ...change } : undefined;
}
