import { randomInt, randomUUID } from 'node:crypto';
import { drawBookingCode } from '@carwash/domain/bookings/booking-code';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { idSpreadMs, transactionId } from '@carwash/domain/payments/transaction-id';

/** Returns a random time for the id, because the time of the payment itself can be derived from public data. */
const momentOfId = (createdAt: Date): Date => new Date(createdAt.getTime() - randomInt(idSpreadMs));

/** Returns the ids of a new payment of a service. */
export const newIds = (
  uid: string | null,
  serviceId: string,
  createdAt: Date,
): Pick<Transaction, '_id' | 'claimId'> => ({
  _id: transactionId(momentOfId(createdAt), uid, serviceId),
  claimId: randomUUID(),
});

/** Returns a code that nobody can guess; another booking may have it already. */
export const drawRandomBookingCode = (): string => drawBookingCode((end) => randomInt(end));
