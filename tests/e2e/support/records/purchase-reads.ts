import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { readAllTimeStatistics } from '@carwash/functions/statistics/read-statistics';
import * as reads from '../../../support/reads/purchases.ts';
import { slotNow as slotNowOn, type TestSlot } from '../../../support/reads/slots.ts';
import { fixtures } from '../server/server-context.ts';

/** Returns who paid for a slot, and who has it. */
export const transactionsOf = (slot: Slot): Promise<Transaction[]> =>
  reads.transactionsOf(fixtures, slot);
export const bookingsOf = (slot: Slot): Promise<Booking[]> => reads.bookingsOf(fixtures, slot);
export const slotNow = (slot: Pick<Slot, '_id'>): Promise<TestSlot> => slotNowOn(fixtures, slot);

/** The one payment of a slot that only one person tried to book. */
export async function onlyTransactionOf(slot: Slot): Promise<Transaction> {
  const [transaction, ...others] = await transactionsOf(slot);
  if (!transaction || others.length > 0) {
    throw new Error(`${slot._id} has ${others.length + (transaction ? 1 : 0)} transactions`);
  }
  return transaction;
}

/** Returns the counters of a service since the first day; undefined for none. */
export const countedFor = async ({ _id }: Service): Promise<unknown> =>
  (await readAllTimeStatistics(fixtures.context))?.byService?.[_id];
