import { randomInt, randomUUID } from 'node:crypto';
import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import { receivedInFull } from '@carwash/domain/payments/received-money';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { idSpreadMs, transactionId } from '@carwash/domain/payments/transaction-id';
import { type Service, soldServiceSchema } from '@carwash/domain/services/service';
import { type Vehicle, vehicleSchema } from '@carwash/domain/services/vehicle';
import { bookedSlotSchema, type Slot } from '@carwash/domain/slots/slot';
import type { Customer } from '@carwash/domain/users/user';
import type { Context } from '../../context.ts';

/** Who buys what: the service and the slot as they are now. */
export interface Purchase {
  customer: Customer;
  service: Service;
  slot: Slot;
  /** May carry more than the vehicle. */
  vehicle: Vehicle;
}

/** How it is paid. */
type Payment = Pick<
  Transaction,
  'status' | 'paymentMethod' | 'expiresAt' | 'nextCheckAt' | 'paidAt' | 'createdAt'
>;

/** A moment that nobody knows: what is public says when the payment began. */
const momentOfId = (createdAt: Date): Date => new Date(createdAt.getTime() - randomInt(idSpreadMs));

const onlyKnown = { stripUnknown: true } as const;

/** The transaction of a purchase, at the server's own price, before anything has happened to it. */
export function draftTransaction(
  { customer, service, slot, vehicle }: Purchase,
  payment: Payment,
  { settings }: Context,
): Transaction {
  const id = transactionId(momentOfId(payment.createdAt), customer.uid, service._id);
  const sold = {
    _id: id,
    customer,
    service: soldServiceSchema.cast(service, onlyKnown),
    vehicle: vehicleSchema.cast(vehicle, onlyKnown),
  };
  return {
    ...sold,
    ...payment,
    transactionId: id,
    slot: bookedSlotSchema.cast(slot, onlyKnown),
    amount: service.price,
    currency: settings.currency,
    received: payment.paidAt && receivedInFull(service.price, settings.currency),
    claimId: randomUUID(),
    paymentUrl: null,
    failureReason: null,
    refundReason: null,
    refundReference: null,
    refundedAt: null,
    providerReference: null,
    searchTerms: searchTermsOfPurchase(sold),
  };
}
