import type { Endpoints } from '@carwash/domain/endpoints';
import { formatMoney, toMinorUnits } from '@carwash/domain/money/money';
import { additionFacts, bookingIdOf } from '@carwash/domain/payments/booking-payments';
import { receivedInFull } from '@carwash/domain/payments/received-money';
import {
  type CollectMethod,
  paymentMethodLabels,
  type Transaction,
} from '@carwash/domain/payments/transaction';
import { mayCollect } from '@carwash/domain/payments/transaction-status-policy';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { addBookingEvent } from '../payments/add-booking-event.ts';
import { changeTransactionStatus } from '../payments/change-transaction-status.ts';
import { findBookingEvent } from '../payments/find-booking-event.ts';
import { readTransaction } from '../payments/read-own-transaction.ts';
import { commitWithReceipts } from '../receipts/number-receipts.ts';
import { bookingAuditSubject } from './booking-audit-subject.ts';
import { readBooking } from './read-booking.ts';

/** Writes the payment with its counters, the booking with its timeline, and the audit entry in one commit. */
async function collect(
  snapshot: QueryDocumentSnapshot<Transaction>,
  paymentMethod: CollectMethod,
  caller: Staff,
  context: Context,
): Promise<Transaction | undefined> {
  const before = snapshot.data();
  const booking = await readBooking(bookingIdOf(before), context);
  const batch = context.db.batch();
  const received = receivedInFull(before.amount, before.currency);
  const paid = { status: 'success', paymentMethod, paidAt: context.now(), received } as const;
  const transaction = changeTransactionStatus(batch, snapshot, paid, context);
  const { refundTerms } = booking.data();
  const terms = { refundTerms: refundTerms === 'unpaid' ? 'by_notice' : refundTerms } as const;
  const after = { ...booking.data(), ...terms };
  batch.update(booking.ref, terms, ifUnchanged(booking));
  const by = { uid: caller.uid, role: caller.role };
  const event = { kind: 'paid', by, ...additionFacts(before, before.amount) } as const;
  await addBookingEvent(batch, after, event, context);
  addAuditEntry(
    batch,
    {
      kind: 'booking',
      action: 'paid at the desk',
      subject: bookingAuditSubject(after),
      before: { paymentMethod: before.paymentMethod },
      after: { paymentMethod, amount: before.amount },
    },
    caller,
    context,
  );
  return (await commitIfUnchanged(batch)) ? transaction : undefined;
}

/**
 * Says that a booking which was to be paid later is paid. Of two members of staff who say so at once one is refused;
 * a repeated call by the same one gets the transaction as it is.
 * @throws ApiError not_found; conflict if it was paid otherwise, another sum is to be paid, or nothing any more
 */
export const collectPayment: Handler<Context, Endpoints['collectPayment']> = (
  { params, body: { method, amount: taken }, caller },
  context,
) =>
  commitWithReceipts(async () => {
    const snapshot = await readTransaction(params.id, context);
    const { amount, currency, bookingId, paymentMethod } = snapshot.data();
    const takenMinor = taken === undefined ? null : toMinorUnits(taken);
    const verdict = mayCollect(snapshot.data(), method, takenMinor);
    if (verdict === 'possible') return collect(snapshot, method, caller, context);
    if (verdict === 'nothing_to_pay') {
      throw new ApiError('conflict', 'Nothing is to be paid for this booking any more.');
    }
    if (verdict === 'other_sum') {
      const sum = formatMoney(amount, currency);
      throw new ApiError(
        'conflict',
        `The price has changed: ${sum} is to be paid. Please look again.`,
      );
    }
    const paymentId = bookingId && params.id;
    const earlier = await findBookingEvent(bookingId ?? params.id, 'paid', context, paymentId);
    if (verdict === 'paid_this_way' && earlier?.by.uid === caller.uid) return snapshot.data();
    const how = paymentMethodLabels[paymentMethod].toLowerCase();
    throw new ApiError('conflict', `This was paid already: ${how}.`);
  }, context);
