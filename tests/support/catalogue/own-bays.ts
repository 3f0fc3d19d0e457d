import type { Bay } from '@carwash/domain/days/bay';
import type { Day } from '@carwash/domain/days/day';
import { rosterId } from '@carwash/domain/days/roster';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import type { ReadDays } from '@carwash/functions/days/read-days';
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

/** Changes the bays of these days, and first of the roster, because days that are created later copy it. */
async function writeBays(
  { context: { db } }: FixtureContext,
  bays: FieldValue | Bay[],
  days: readonly Day[],
): Promise<void> {
  await db.bays.doc(rosterId).update({ bays });
  const batch = db.batch();
  for (const day of days) batch.update(db.days.doc(day._id), { bays });
  await batch.commit();
}

/**
 * Returns the days on which a test's service is looked for. Changing all days costs the suite sixty writes for
 * each test; a slot on a later day brings its bay with it (`bringOwnBay`).
 */
const readDaysSoon = ({ context }: FixtureContext): Promise<Day[]> =>
  readDaysToCome(
    context,
    addDays(businessDay(context.now(), context.settings.businessTimeZone), 3),
  );

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

const does =
  (serviceId: string) =>
  ({ services }: Bay): boolean =>
    services === null || services.includes(serviceId);

/**
 * Gives a service a bay of its own, so that its bookings and those of others are not in each other's way. A
 * business that has set up bays which can do the service keeps them as they are.
 */
export async function newOwnBay(
  fixtures: FixtureContext,
  serviceId: string,
  others: readonly string[] = [],
): Promise<void> {
  const bay = ownBayOf(serviceId, others);
  const { snapshot, bays } = await readRoster(fixtures.context);
  if (snapshot.exists ? bays.some(does(serviceId)) : await isFirst(bay, fixtures)) return;
  await writeBays(fixtures, FieldValue.arrayUnion(bay), await readDaysSoon(fixtures));
}

/** Adds the own bay of a service to those of these days that have no bay for it. */
export async function bringOwnBay(
  fixtures: FixtureContext,
  serviceId: string,
  days: ReadDays,
): Promise<void> {
  const without = days.filter((day) => day.data()?.bays.some(does(serviceId)) === false);
  if (without.length === 0) return;
  const own = (await baysOf(fixtures)).find(
    (bay) => bay._id === bay.services?.[0] && does(serviceId)(bay),
  );
  if (!own) return;
  for (const { ref } of without) await ref.update({ bays: FieldValue.arrayUnion(own) });
}

/** Removes that bay, except on days on which it has jobs. */
export async function removeOwnBay(fixtures: FixtureContext, serviceId: string): Promise<void> {
  const bay = (await baysOf(fixtures)).find(({ _id }) => _id === serviceId);
  if (!bay) return;
  const { db } = fixtures.context;
  const days = (await db.days.where('bays', 'array-contains', bay).get()).docs;
  const hasJobs = ({ jobs }: Day) => Object.values(jobs).some((job) => job.bay === serviceId);
  const unused = days.map((day) => day.data()).filter((day) => !hasJobs(day));
  await writeBays(fixtures, FieldValue.arrayRemove(bay), unused);
}

/** The days before today on which tests put what is over. */
const daysBack = 60;

/**
 * Makes bays that do everything name their services, so that they do not do the services that tests add: also on days that
 * are over, where a bay of the demo data may have a job already.
 */
export async function nameServicesOfBays(fixtures: FixtureContext): Promise<void> {
  const { db, now, settings } = fixtures.context;
  const bays = await baysOf(fixtures);
  if (!bays.some(({ services }) => services === null)) return;
  const first = addDays(businessDay(now(), settings.businessTimeZone), -daysBack);
  const away = bays.flatMap(({ kind, services }) => (kind === 'van' ? (services ?? []) : []));
  const all = (await db.services.select().get()).docs.map(({ id }) => id);
  const here = all.filter((id) => !away.includes(id));
  await writeBays(
    fixtures,
    bays.map((bay) => ({ ...bay, services: bay.services ?? here })),
    (await db.days.where('date', '>=', first).orderBy('date').get()).docs.map((day) => day.data()),
  );
}
