import { type Booking, bookingSchema } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Slot } from '@carwash/domain/slots/slot';
import type { FixtureContext } from '../fixture-context.ts';

/**
 * Reads a transaction.
 * @throws Error if there is none
 */
export async function transactionOf({ context }: FixtureContext, id: string): Promise<Transaction> {
  const transaction = (await context.db.transactions.doc(id).get()).data();
  if (!transaction) throw new Error(`There is no transaction ${id}`);
  return transaction;
}

export const bookingOf = async (
  { context }: FixtureContext,
  id: string,
): Promise<Booking | undefined> => (await context.db.bookings.doc(id).get()).data();

/** Returns all bookings of a slot, including cancelled ones. */
export const bookingsOf = async (
  { context }: FixtureContext,
  { _id }: Pick<Slot, '_id'>,
): Promise<Booking[]> =>
  (await context.db.bookings.where('slot._id', '==', _id).get()).docs.map((doc) =>
    bookingSchema.validateSync(doc.data()),
  );

/** Returns all payments for a slot. */
export const transactionsOf = async (
  { context }: FixtureContext,
  { _id }: Pick<Slot, '_id'>,
): Promise<Transaction[]> =>
  (await context.db.transactions.where('slot._id', '==', _id).get()).docs.map((doc) => doc.data());
