import type { Bay } from '@carwash/domain/days/bay';
import type { Day } from '@carwash/domain/days/day';
import { baysAndClosuresOf, rosterId } from '@carwash/domain/days/roster';
import { changeRoster } from '@carwash/functions/days/change-roster';
import { FieldPath } from 'firebase-admin/firestore';
import { withFirstBay as withFirstBayOn } from '../../../support/catalogue/bays.ts';
import { db } from '../server/emulators.ts';
import { fixtures } from '../server/server-context.ts';

const roster = db.bays.doc(rosterId);

/** The bays of the business with everything that follows from them, as it is now. */
export const readBays = async () => ({
  roster: (await roster.get()).data() ?? null,
  days: new Map((await db.days.get()).docs.map((day) => [day.id, day.data()])),
});

export type BaysBefore = Awaited<ReturnType<typeof readBays>>;

/** The fields of a day that say which bay each of its earlier jobs had. */
const earlierJobs = (now: Day, before: Day) =>
  Object.entries(before.jobs)
    .filter(([claimId]) => now.jobs[claimId])
    .flatMap(([claimId, { bay }]) => [new FieldPath('jobs', claimId, 'bay'), bay]);

/** Puts back what a test has changed in the bays; what was booked meanwhile stays. */
export async function putBaysBack(before: BaysBefore): Promise<void> {
  if (before.roster) await roster.set(before.roster);
  else await roster.delete();
  const batch = db.batch();
  for (const snapshot of (await db.days.get()).docs) {
    const now = snapshot.data();
    const was = before.days.get(snapshot.id);
    const bays = [...(was ?? baysAndClosuresOf(before.roster)).bays];
    const jobs = was ? earlierJobs(now, was) : [];
    batch.update(snapshot.ref, 'bays', bays, 'closures', was?.closures ?? {}, ...jobs);
  }
  await batch.commit();
}

/** Leaves the business the one bay with which a new one begins, whatever the demo data has. */
export const withFirstBay = (): Promise<void> => withFirstBayOn(fixtures);

/** The business has these bays, which are never closed; bookings get one of them if there is room. */
export const setBays = (bays: Bay[]): Promise<unknown> =>
  changeRoster(
    () => ({ bays, closures: [] }),
    () => {},
    fixtures.context,
  );

/** The names of the bays that are set up. */
export const bayNames = async (): Promise<string[]> =>
  baysAndClosuresOf((await roster.get()).data()).bays.map(({ name }) => name);
