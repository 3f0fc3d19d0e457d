import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { changeDays } from '../../bays/change-days.ts';
import { takeBay } from '../../bays/take-bay.ts';
import type { Context } from '../../context.ts';
import { commitOrFindOwn } from '../../db/compare-and-set.ts';
import { addBooking } from '../settlement/add-booking.ts';
import { addPurchase } from './add-purchase.ts';
import { draftTransaction } from './draft-transaction.ts';
import type { PurchaseDetails, ReadPurchase } from './read-purchase.ts';
import type { EarlierPayment } from './resume-payment.ts';

/**
 * Books a claimable slot of a free service in one commit, without a hold and without the payment
 * provider.
 * @returns undefined when another commit conflicted
 */
export async function bookFreeSlot(
  { service, quote, read: bought, customer: { _id: uid, name, email, phone } }: PurchaseDetails,
  body: InitiatePayment,
  earlier: EarlierPayment,
  read: ReadPurchase,
  context: Context,
): Promise<Transaction | undefined> {
  const now = context.now();
  const transaction = draftTransaction(
    {
      customer: { uid, name, email, phone },
      service,
      quote,
      slot: bought.slot,
      vehicle: body,
      visit: body,
      seller: read.seller,
    },
    {
      status: 'success',
      paymentMethod: 'free',
      cancellationHours: read.settings.cancellationHours,
      expiresAt: now,
      holdMinutes: 0,
      nextCheckAt: null,
      paidAt: now,
      createdAt: now,
    },
    context,
  );
  const batch = context.db.batch();
  addPurchase(batch, transaction, earlier, read, context);
  const claim = { claimId: transaction.claimId, heldUntil: null };
  const jobs = takeBay(bought, claim, now, earlier.stale?.data().claimId);
  changeDays(batch, bought.days, { jobs }, context);
  const by = { uid, role: 'user' } as const;
  addBooking(batch, transaction, { by, createdAt: now }, context);
  const made = context.db.transactions.doc(transaction._id);
  const isOwn = (stored: Transaction) => stored.claimId === transaction.claimId;
  return (await commitOrFindOwn(batch, made, isOwn, context)) ? transaction : undefined;
}
