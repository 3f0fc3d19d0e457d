import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import type { User } from '@carwash/domain/users/user';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import {
  documentOfKey,
  type KeyedCall,
  type ReadKey,
  requireSameRequest,
} from '../../db/idempotency-key.ts';
import { documentOf } from '../../db/read-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/handler.ts';
import { type PurchaseFence, readOpenPayments } from '../purchase-fence.ts';

interface PurchaseRequest {
  body: InitiatePayment;
  caller: Caller;
  idempotencyKey: string | null;
}

/** What the decision about a purchase depends on. */
export interface ReadPurchase {
  fence: PurchaseFence;
  service: DocumentSnapshot<Service> | null;
  slot: DocumentSnapshot<Slot> | null;
  customer: DocumentSnapshot<User> | null;
  /** The Idempotency-Key of this call as read; null without one. */
  key: ReadKey | null;
  /** The customer's pending payments, and the declined ones that keep their hold; read after the fence. */
  open: QueryDocumentSnapshot<Transaction>[];
}

/** The current data that a purchase needs: service, slot and customer. */
export interface PurchaseDetails {
  service: Service;
  slot: QueryDocumentSnapshot<Slot>;
  customer: User;
}

/** The vehicle is not part of the key: it may be corrected until the purchase is paid. */
const keyedCall = ({ serviceId, slotId }: InitiatePayment): KeyedCall => ({
  call: 'initiatePayment',
  body: { serviceId, slotId },
});

/**
 * Reads at one moment, but for the open payments: they follow the fence that names them. So where the
 * slot is held by this customer, their payment is among these.
 * @throws ApiError conflict if the key was used for a different request
 */
export async function readPurchase(
  { body, caller: { uid }, idempotencyKey }: PurchaseRequest,
  context: Context,
): Promise<ReadPurchase> {
  const { db } = context;
  const [fence, service, slot, customer, keySnapshot] = await db.readAll(
    documentOf(db.purchaseFences, uid),
    documentOf(db.services, body.serviceId),
    documentOf(db.slots, body.slotId),
    documentOf(db.users, uid),
    documentOfKey(uid, idempotencyKey, db),
  );
  const key = keySnapshot && requireSameRequest(keySnapshot, keyedCall(body));
  const open = await readOpenPayments(uid, fence, context);
  return { fence, service, slot, customer, key, open };
}

/** For an unknown service, slot, or a slot of another service. */
export const purchaseNotFound = (): ApiError =>
  new ApiError('not_found', 'Service or slot not found');

/**
 * @throws ApiError not_found for an unknown service, slot, or a slot of another service; forbidden for
 * an account without a profile, or one that was disabled after the call came in
 */
export function requireDetails({ service, slot, customer }: ReadPurchase): PurchaseDetails {
  const [offered, profile] = [service?.data(), customer?.data()];
  if (!offered || slot?.data()?.serviceId !== offered._id) {
    throw purchaseNotFound();
  }
  if (!profile) throw new ApiError('forbidden', 'Your account has no profile yet.');
  if (profile.status === 'disabled') throw new ApiError('forbidden', 'This account is disabled.');
  return { service: offered, slot: slot as QueryDocumentSnapshot<Slot>, customer: profile };
}
