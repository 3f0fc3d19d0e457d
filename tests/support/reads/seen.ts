import type { FixtureContext } from '../fixture-context.ts';
import { bookingOf } from './purchases.ts';

/** What a screen shows of something that can be changed; version 1 for what does not exist. */
interface Seen {
  version: number;
}

export const seenBooking = async (fixtures: FixtureContext, id: string): Promise<Seen> => ({
  version: (await bookingOf(fixtures, id))?.version ?? 1,
});

export const seenPayment = async ({ context }: FixtureContext, id: string): Promise<Seen> => ({
  version: (await context.db.transactions.doc(id).get()).data()?.version ?? 1,
});

/** What a screen shows of two bookings that are to swap. */
export const seenPair = async (fixtures: FixtureContext, id: string, otherId: string) => ({
  ...(await seenBooking(fixtures, id)),
  otherId,
  otherVersion: (await seenBooking(fixtures, otherId)).version,
});
