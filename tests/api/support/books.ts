import { type Booking, bookingSchema } from '@carwash/domain/entities/booking';
import type { Slot } from '@carwash/domain/entities/slot';
import type { Transaction } from '@carwash/domain/entities/transaction';
import { becameBooking } from '@carwash/domain/rules/became-booking';
import { type Counts, recountStatistics, sumCounts } from '@carwash/domain/rules/count-statistics';
import { countersOf, countsOfDelta } from '@carwash/domain/rules/unfolded-statistics';
import { expect } from 'vitest';
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

/**
 * The books balance: running counters equal a plain recount of the documents, every booked slot has
 * exactly one booking that is not cancelled, and every such booking has a payment that bought it.
 */
export async function expectBooksToBalance(world: World): Promise<void> {
  const { db } = world.context;
  const [transactions, bookings, users, reviews, slots] = await Promise.all([
    documentsOf(db.transactions),
    documentsOf(db.bookings),
    documentsOf(db.users),
    documentsOf(db.reviews),
    documentsOf(db.slots),
  ]);
  const recount = recountStatistics({ transactions, bookings, users, reviews }, timeZone);
  expect(await runningCounters(world)).toEqual(recount);
  const active = bookings.filter(({ status }) => status !== 'cancelled');
  const bookedSlots = slots.filter(({ isBooked }) => isBooked === 'booked');
  expect(active.map(({ slot }) => slot._id).sort()).toEqual(
    bookedSlots.map(({ _id }) => _id).sort(),
  );
  const paid = new Set(transactions.filter(becameBooking).map(({ _id }) => _id));
  expect(active.filter(({ _id }) => !paid.has(_id))).toEqual([]);
}
