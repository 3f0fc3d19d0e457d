import type { Bay } from '@carwash/domain/days/bay';
import type { Day } from '@carwash/domain/days/day';
import { rosterId } from '@carwash/domain/days/roster';
import { readDaysToCome } from '@carwash/functions/days/read-days-to-come';
import { readRoster } from '@carwash/functions/days/read-roster';
import { commitIfUnchanged } from '@carwash/functions/db/compare-and-set';
import { FieldValue } from 'firebase-admin/firestore';
import type { FixtureContext } from '../fixture-context.ts';

/** Returns a bay for a service, which others may share. */
const ownBayOf = (serviceId: string, others: readonly string[]): Bay => ({
  _id: serviceId,
  name: `Bay of ${serviceId}`,
  kind: 'bay',
  services: [serviceId, ...others],
  cleanUp: 0,
});

/** Changes fields of the roster, and of the future days for which `isMeant` returns true. */
async function writeBays(
  { context }: FixtureContext,
  bays: FieldValue | Bay[],
  isMeant: (day: Day) => boolean = () => true,
): Promise<void> {
  const { db } = context;
  // Changes the roster first, because days that are created later copy the bays from it.
  await db.bays.doc(rosterId).update({ bays });
  const batch = db.batch();
  for (const day of (await readDaysToCome(context)).filter(isMeant)) {
    batch.update(db.days.doc(day._id), { bays });
  }
  await batch.commit();
}

const baysOf = async ({ context }: FixtureContext): Promise<readonly Bay[]> =>
  (await readRoster(context)).bays;

/**
 * Creates the roster with a bay.
 * @returns whether it did not exist before
 */
async function isFirst(bay: Bay, { context: { db, now } }: FixtureContext): Promise<boolean> {
  const roster = { _id: rosterId, bays: [bay], closures: [], daysMade: 0, createdAt: now() };
  const batch = db.batch();
  batch.create(db.bays.doc(rosterId), roster);
  return commitIfUnchanged(batch);
}

/**
 * Gives a service a bay of its own on every future day, so that its bookings and those of others are not in
 * each other's way. A business that has set up bays which can do the service keeps them as they are.
 */
export async function newOwnBay(
  fixtures: FixtureContext,
  serviceId: string,
  others: readonly string[] = [],
): Promise<void> {
  const bay = ownBayOf(serviceId, others);
  const { snapshot, bays } = await readRoster(fixtures.context);
  const canDo = ({ services }: Bay) => services === null || services.includes(serviceId);
  if (snapshot.exists ? bays.some(canDo) : await isFirst(bay, fixtures)) return;
  await writeBays(fixtures, FieldValue.arrayUnion(bay));
}

/** Removes that bay, except on days on which it has jobs. */
export async function removeOwnBay(fixtures: FixtureContext, serviceId: string): Promise<void> {
  const bay = (await baysOf(fixtures)).find(({ _id }) => _id === serviceId);
  if (!bay) return;
  const hasJobs = ({ jobs }: Day) => Object.values(jobs).some((job) => job.bay === serviceId);
  await writeBays(fixtures, FieldValue.arrayRemove(bay), (day) => !hasJobs(day));
}

/** Makes bays that do everything name their services, so that they do not do the services that tests add. */
export async function nameServicesOfBays(fixtures: FixtureContext): Promise<void> {
  const bays = await baysOf(fixtures);
  if (!bays.some(({ services }) => services === null)) return;
  const away = bays.flatMap(({ kind, services }) => (kind === 'van' ? (services ?? []) : []));
  const all = (await fixtures.context.db.services.select().get()).docs.map(({ id }) => id);
  const here = all.filter((id) => !away.includes(id));
  await writeBays(
    fixtures,
    bays.map((bay) => ({ ...bay, services: bay.services ?? here })),
  );
}
