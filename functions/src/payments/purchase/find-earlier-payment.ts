import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { type KeyedCall, readIdempotencyKey } from '../../db/idempotency-key.ts';
import type { Caller } from '../../http/handler.ts';
import { findKeyedTransaction } from './find-keyed-transaction.ts';
import type { EarlierPayment } from './resume-payment.ts';
import { resumePayment } from './resume-payment.ts';

/** The vehicle is not part of the key: it may be corrected until the purchase is paid. */
const keyedCall = ({ serviceId, slotId }: InitiatePayment): KeyedCall => ({
  call: 'initiatePayment',
  body: { serviceId, slotId },
});

async function findPending(
  uid: string,
  slotId: string,
  { db }: Context,
): Promise<QueryDocumentSnapshot<Transaction> | null> {
  const found = await db.transactions
    .where('customer.uid', '==', uid)
    .where('slot._id', '==', slotId)
    .where('status', '==', 'pending')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .get();
  return found.docs[0] ?? null;
}

/**
 * Finds the customer's earlier payment for this slot: by the call's Idempotency-Key, or a pending
 * transaction of an earlier visit. A finished payment does not count, because the slot may belong to
 * another customer by now.
 * @throws ApiError already_paid or refund_due if that payment turns out to be paid; conflict if the key
 * was used for a different request.
 */
export async function findEarlierPayment(
  body: InitiatePayment,
  caller: Caller,
  idempotencyKey: string | null,
  context: Context,
): Promise<EarlierPayment> {
  const key = await readIdempotencyKey(caller.uid, idempotencyKey, keyedCall(body), context);
  const repeated = await findKeyedTransaction(key, context);
  const earlier =
    repeated?.data().status === 'pending' || repeated?.data().status === 'success'
      ? repeated
      : await findPending(caller.uid, body.slotId, context);
  if (!earlier) return { payable: null, stale: null, key };
  if (earlier.data().paymentMethod === 'free') return { payable: earlier.data(), stale: null, key };
  return { ...(await resumePayment(earlier, body, context)), key };
}
