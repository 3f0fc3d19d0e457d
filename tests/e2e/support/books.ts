import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { readAllTimeStatistics } from '@carwash/functions/statistics/read-statistics';
import { db } from './emulators.ts';
import { serverAt } from './server-code.ts';

/** What the books say of a slot: who paid for it, who has it. */
export const transactionsOf = async ({ _id }: Slot): Promise<Transaction[]> =>
  (await db.transactions.where('slot._id', '==', _id).get()).docs.map((doc) => doc.data());

export const bookingsOf = async ({ _id }: Slot): Promise<Booking[]> =>
  (await db.bookings.where('slot._id', '==', _id).get()).docs.map((doc) => doc.data());

export async function slotNow({ _id }: Slot): Promise<Slot> {
  const slot = (await db.slots.doc(_id).get()).data();
  if (!slot) throw new Error(`There is no slot ${_id}`);
  return slot;
}

/** The one payment of a slot that only one person tried to book. */
export async function onlyTransactionOf(slot: Slot): Promise<Transaction> {
  const [transaction, ...others] = await transactionsOf(slot);
  if (!transaction || others.length > 0) {
    throw new Error(`${slot._id} has ${others.length + (transaction ? 1 : 0)} transactions`);
  }
  return transaction;
}

/** What the statistics have counted for a service since the first day; undefined for nothing. */
export const countedFor = async ({ _id }: Service): Promise<unknown> =>
  (await readAllTimeStatistics(serverAt(new Date())))?.byService?.[_id];
