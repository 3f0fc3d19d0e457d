import { createHash } from 'node:crypto';
import type { InitiatePayment } from '@carwash/domain/api/payment-endpoints';
import type { Transaction } from '@carwash/domain/entities/transaction';
import type {
  DocumentReference,
  DocumentSnapshot,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from '../http/handler.ts';
import { resumePayment } from './resume-payment.ts';

export interface EarlierPayment {
  /** A payment that this call only has to be pointed to. */
  payable: Transaction | null;
  /** A payment of the same caller for the same slot which nobody can pay any more. */
  stale: QueryDocumentSnapshot<Transaction> | null;
  /** Where the Idempotency-Key of this call is kept, as it was when it was read. */
  key: { ref: DocumentReference; snapshot: DocumentSnapshot } | null;
}

/** One caller's keys never meet another's. */
const keyId = (uid: string, idempotencyKey: string): string =>
  createHash('sha256').update(`${uid}\n${idempotencyKey}`).digest('hex');

async function findByKey(
  key: EarlierPayment['key'],
  { serviceId, slotId }: InitiatePayment,
  { db }: Context,
): Promise<QueryDocumentSnapshot<Transaction> | null> {
  const transactionId = key?.snapshot.get('transactionId');
  if (!transactionId) return null;
  const snapshot = await readDocument(db.transactions, transactionId);
  const transaction = snapshot?.data();
  if (transaction && (transaction.slot._id !== slotId || transaction.service._id !== serviceId)) {
    const message = 'This Idempotency-Key was used for another booking';
    throw new ApiError('conflict', message, [{ path: 'Idempotency-Key', message }]);
  }
  return snapshot;
}

async function findPending(
  uid: string,
  slotId: string,
  { db }: Context,
): Promise<QueryDocumentSnapshot<Transaction> | null> {
  const found = await db.transactions
    .where('customer.uid', '==', uid)
    .where('slot._id', '==', slotId)
    .where('status', '==', 'pending')
    .limit(1)
    .get();
  return found.docs[0] ?? null;
}

async function readKey(
  caller: Caller,
  idempotencyKey: string | null,
  { db }: Context,
): Promise<EarlierPayment['key']> {
  if (idempotencyKey === null) return null;
  const ref = db.idempotencyKeys.doc(keyId(caller.uid, idempotencyKey));
  return { ref, snapshot: await ref.get() };
}

/**
 * What this caller has already done for this slot: the same call, repeated with its Idempotency-Key,
 * or an unpaid transaction of an earlier visit.
 * @throws ApiError already_paid if that transaction turns out paid; conflict if the key was used for
 * something else.
 */
export async function findEarlierPayment(
  body: InitiatePayment,
  caller: Caller,
  idempotencyKey: string | null,
  context: Context,
): Promise<EarlierPayment> {
  const key = await readKey(caller, idempotencyKey, context);
  const repeated = await findByKey(key, body, context);
  if (repeated?.data().paymentUrl) return { payable: repeated.data(), stale: null, key };
  const pending = repeated ?? (await findPending(caller.uid, body.slotId, context));
  if (!pending) return { payable: null, stale: null, key };
  return { ...(await resumePayment(pending, body, context)), key };
}
