import type { Bay } from '@carwash/domain/bays/bay';
import type { Day } from '@carwash/domain/bays/day';
import { rosterId } from '@carwash/domain/bays/roster';
import { readDaysToCome } from '@carwash/functions/bays/read-days-to-come';
import { readRoster } from '@carwash/functions/bays/read-roster';
import { FieldValue } from 'firebase-admin/firestore';
import type { Ground } from '../ground.ts';

/** The place of a service, as each has one in a business without bays; others may share it. */
const ownBayOf = (serviceId: string, others: readonly string[]): Bay => ({
  _id: serviceId,
  name: `Bay of ${serviceId}`,
  kind: 'bay',
  services: [serviceId, ...others],
  cleanUp: 0,
});

/** Changes fields of the roster, and of the days to come that `isMeant` names. */
async function writeBays(
  { context }: Ground,
  bays: FieldValue | Bay[],
  isMeant: (day: Day) => boolean = () => true,
): Promise<void> {
  const { db } = context;
  // Whoever makes a day after this has the bays in it.
  await db.bays.doc(rosterId).update({ bays });
  const batch = db.batch();
  for (const day of (await readDaysToCome(context)).filter(isMeant)) {
    batch.update(db.occupancy.doc(day._id), { bays });
  }
  await batch.commit();
}

const baysOf = async ({ context }: Ground): Promise<Bay[] | null> =>
  (await readRoster(context)).data()?.bays ?? null;

/**
 * Where there are bays, gives a service one of its own on every day to come, so that nobody else's booking is in
 * its way and it is in nobody's.
 */
export async function newOwnBay(
  ground: Ground,
  serviceId: string,
  others: readonly string[] = [],
): Promise<void> {
  const bay = ownBayOf(serviceId, others);
  if (await baysOf(ground)) await writeBays(ground, FieldValue.arrayUnion(bay));
}

/** Takes it away, but on days on which it has jobs: their bookings stand. */
export async function removeOwnBay(ground: Ground, serviceId: string): Promise<void> {
  const bay = (await baysOf(ground))?.find(({ _id }) => _id === serviceId);
  if (!bay) return;
  const hasJobs = ({ jobs }: Day) => Object.values(jobs).some((job) => job.bay === serviceId);
  await writeBays(ground, FieldValue.arrayRemove(bay), (day) => !hasJobs(day));
}

/** Bays that do whatever no van does do from now on the services that there are, and none that tests add. */
export async function nameServicesOfBays(ground: Ground): Promise<void> {
  const bays = await baysOf(ground);
  if (!bays?.some(({ services }) => services === null)) return;
  const away = bays.flatMap(({ kind, services }) => (kind === 'van' ? (services ?? []) : []));
  const all = (await ground.context.db.services.select().get()).docs.map(({ id }) => id);
  const here = all.filter((id) => !away.includes(id));
  await writeBays(
    ground,
    bays.map((bay) => ({ ...bay, services: bay.services ?? here })),
  );
}
