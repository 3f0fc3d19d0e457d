import type { Bay } from '@carwash/domain/days/bay';
import { firstBay, rosterId } from '@carwash/domain/days/roster';
import type { FixtureContext } from '../fixture-context.ts';

/**
 * Sets up bays that do everything except the services of vans, in a business that has offered nothing yet.
 */
export async function newBays(
  { context }: FixtureContext,
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
  const roster = { _id: rosterId, bays, closures: [], daysMade: 0, createdAt: context.now() };
  await context.db.bays.doc(rosterId).set(roster);
  return bays;
}

/** Leaves the business the one bay with which a new one begins, whatever the demo data has. */
export async function withFirstBay({ context }: FixtureContext): Promise<void> {
  const { db, now } = context;
  const roster = { _id: rosterId, bays: [firstBay], closures: [], daysMade: 0, createdAt: now() };
  const batch = db.batch();
  batch.set(db.bays.doc(rosterId), roster);
  for (const { ref } of (await db.days.get()).docs) {
    batch.update(ref, { bays: [firstBay], closures: {} });
  }
  await batch.commit();
}
