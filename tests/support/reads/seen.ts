import type { FixtureContext } from '../fixture-context.ts';
import { bookingOf } from './purchases.ts';

/** The body of a call that names what its caller saw. Version 1 stands for what does not exist. */
interface SeenVersion {
  version: number;
}

export const seenBooking = async (fixtures: FixtureContext, id: string): Promise<SeenVersion> => ({
  version: (await bookingOf(fixtures, id))?.version ?? 1,
});

export const seenPayment = async (
  { context }: FixtureContext,
  id: string,
): Promise<SeenVersion> => ({
  version: (await context.db.transactions.doc(id).get()).data()?.version ?? 1,
});

export const seenPair = async (fixtures: FixtureContext, id: string, otherId: string) => ({
  ...(await seenBooking(fixtures, id)),
  otherId,
  otherVersion: (await seenBooking(fixtures, otherId)).version,
});
