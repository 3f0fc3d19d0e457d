import { randomInt, randomUUID } from 'node:crypto';
import { type Service, soldServiceSchema } from '@carwash/domain/entities/service';
import { bookedSlotSchema, type Slot } from '@carwash/domain/entities/slot';
import type { Transaction } from '@carwash/domain/entities/transaction';
import type { Customer } from '@carwash/domain/entities/user';
import { type Vehicle, vehicleSchema } from '@carwash/domain/entities/vehicle';
import { foundByPurchase } from '@carwash/domain/rules/found-by';
import { receivedInFull } from '@carwash/domain/rules/received-money';
import { idSpreadMs, transactionId } from '@carwash/domain/rules/transaction-id';
import type { Context } from '../context.ts';

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
    searchTerms: foundByPurchase(sold),
  };
}
