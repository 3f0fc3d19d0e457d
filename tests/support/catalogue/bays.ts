import type { Bay } from '@carwash/domain/bays/bay';
import { rosterId } from '@carwash/domain/bays/roster';
import type { Ground } from '../ground.ts';

/**
 * Sets up bays that do everything except the services of vans, in a business that has offered nothing yet.
 */
export async function newBays(
  { context }: Ground,
  count: number,
  change: Partial<Bay> = {},
): Promise<Bay[]> {
  const bays = Array.from(
    { length: count },
    (_, at): Bay => ({
      _id: `bay-${at + 1}`,
      name: `Bay ${at + 1}`,
      kind: 'bay',
      services: null,
      cleanUp: 0,
      ...change,
    }),
  );
  const roster = { _id: rosterId, bays, daysMade: 0, createdAt: context.now() };
  await context.db.bays.doc(rosterId).create(roster);
  return bays;
}

/** Removes all bays, whatever the demo data has: each service then has a place of its own. */
export async function withoutBays({ context }: Ground): Promise<void> {
  const { db } = context;
  await db.bays.doc(rosterId).delete();
  for (const { ref } of (await db.occupancy.get()).docs) {
    await ref.update({ bays: null, closures: {} });
  }
}
