import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import type { User } from '@carwash/domain/users/user';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { readDocument } from '../../db/read-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../http/handler.ts';

/** The current data that a purchase needs: service, slot and customer. */
export interface PurchaseDetails {
  service: Service;
  slot: QueryDocumentSnapshot<Slot>;
  customer: User;
}

/**
 * @throws ApiError not_found for an unknown service, slot, or a slot of another service; forbidden for
 * an account without a profile, or one that was disabled after the call came in
 */
export async function readPurchaseDetails(
  { serviceId, slotId }: InitiatePayment,
  caller: Caller,
  { db }: Context,
): Promise<PurchaseDetails> {
  const [service, slot, customer] = await Promise.all([
    readDocument(db.services, serviceId),
    readDocument(db.slots, slotId),
    readDocument(db.users, caller.uid),
  ]);
  if (!service || slot?.data().serviceId !== serviceId) {
    throw new ApiError('not_found', 'Service or slot not found');
  }
  if (!customer) throw new ApiError('forbidden', 'Your account has no profile yet.');
  if (customer.data().status === 'disabled') {
    throw new ApiError('forbidden', 'This account is disabled.');
  }
  return { service: service.data(), slot, customer: customer.data() };
}
