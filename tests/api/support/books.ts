import { type Booking, bookingSchema } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Slot } from '@carwash/domain/slots/slot';
import {
  type Counts,
  recountStatistics,
  sumCounts,
} from '@carwash/domain/statistics/count-statistics';
import { countersOf, countsOfDelta } from '@carwash/domain/statistics/unfolded-statistics';
import { expect } from 'vitest';
import { type Books, faultsInBooks } from '../../support/faults-in-books.ts';
import { timeZone } from './emulators.ts';
import type { World } from './world.ts';

export async function transactionOf(world: World, id: string): Promise<Transaction> {
  const transaction = (await world.context.db.transactions.doc(id).get()).data();
  if (!transaction) throw new Error(`There is no transaction ${id}`);
  return transaction;
}

export const bookingOf = async (world: World, id: string): Promise<Booking | undefined> =>
  (await world.context.db.bookings.doc(id).get()).data();

export async function slotNow(world: World, { _id }: Slot): Promise<Slot> {
  const slot = (await world.context.db.slots.doc(_id).get()).data();
  if (!slot) throw new Error(`There is no slot ${_id}`);
  return slot;
}

export const bookingsOf = async (world: World, { _id }: Slot): Promise<Booking[]> =>
  (await world.context.db.bookings.where('slot._id', '==', _id).get()).docs.map((doc) =>
    bookingSchema.validateSync(doc.data()),
  );

export const transactionsOf = async (world: World, { _id }: Slot): Promise<Transaction[]> =>
  (await world.context.db.transactions.where('slot._id', '==', _id).get()).docs.map((doc) =>
    doc.data(),
  );

const documentsOf = async <T>(collection: { get(): Promise<{ docs: { data(): T }[] }> }) =>
  (await collection.get()).docs.map((doc) => doc.data());

/** What the statistics say, with what was counted since the last fold. Zeros say nothing. */
async function runningCounters({ context: { db } }: World): Promise<Counts> {
  const [stats, deltas] = await Promise.all([db.stats.get(), documentsOf(db.statsDeltas)]);
  const folded = stats.docs.map((doc) => new Map([[doc.id, countersOf(doc.data())]]));
  return sumCounts([...folded, ...deltas.map(countsOfDelta)]);
}

/** All that is stored, and what the provider saw. */
export async function readBooks(world: World): Promise<Books> {
  const { db } = world.context;
  const [transactions, bookings, users, reviews, slots, counted] = await Promise.all([
    documentsOf(db.transactions),
    documentsOf(db.bookings),
    documentsOf(db.users),
    documentsOf(db.reviews),
    documentsOf(db.slots),
    runningCounters(world),
  ]);
  const recounted = recountStatistics({ transactions, bookings, users, reviews }, timeZone);
  const paid = world.provider.paidTransactionIds;
  return { transactions, bookings, slots, paid, counted, recounted };
}

/**
 * The books balance: running counters equal a plain recount of the documents, every booked slot has
 * exactly one booking that is not cancelled, and every booking has a payment that bought it. What the
 * provider knows is not asked about: it may be what the next call finds out.
 */
export async function expectBooksToBalance(world: World): Promise<void> {
  const meanwhile = 'a payment may be under way';
  const faults = faultsInBooks(await readBooks(world), { payments: meanwhile, unpaid: meanwhile });
  expect(faults).toEqual([]);
}
