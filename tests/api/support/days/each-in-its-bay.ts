import type { Day, Job } from '@carwash/domain/days/day';
import { expect } from 'vitest';
import { listDisplaced } from '../calls/bays.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';
import { readRecords } from '../records/records.ts';

const minuteMs = 60_000;

interface Placed extends Job {
  claimId: string;
  day: Day;
}

const bayOf = ({ bay, day }: Placed) => day.bays.find(({ _id }) => _id === bay);

/** Tells whether its bay is gone, can't do the service, or is closed during the job. */
function isHomeless(job: Placed): boolean {
  const { bay: id, slotId, from, to, day } = job;
  const bay = bayOf(job);
  const vans = day.bays.filter(({ kind }) => kind === 'van');
  const does = (services: readonly string[] | null) =>
    services?.includes(slotId.slice(0, slotId.indexOf('_'))) ?? false;
  const canDo = bay?.services ? does(bay.services) : !vans.some(({ services }) => does(services));
  const isClosed = Object.values(day.closures).some(
    (closed) => closed.bay === id && closed.from < to && from < closed.to,
  );
  return !bay || !canDo || isClosed;
}

/** Tells whether two jobs share a minute of a bay, or one begins before the bay is clean after the other. */
function collide(one: Placed, other: Placed): boolean {
  const cleanMs = (bayOf(one)?.cleanUp ?? 0) * minuteMs;
  return (
    one.claimId !== other.claimId &&
    one.day._id === other.day._id &&
    one.bay === other.bay &&
    one.from.getTime() < other.to.getTime() + cleanMs &&
    other.from.getTime() < one.to.getTime() + cleanMs
  );
}

/**
 * Looks at every pair of jobs to come of every bay and day, without the code that has put them there: no two collide
 * and each is in a bay that can do it, but for bookings that the console lists as without a bay. And nothing
 * is listed that has one.
 * @returns how many have a bay
 */
export async function expectEachInItsBay(harness: Harness, admin: Person) {
  const { days, bookings } = await readRecords(harness);
  const claims = new Map(bookings.map(({ _id, claimId }) => [_id, claimId]));
  const listed = (await listDisplaced(harness, admin)).data.map(({ _id }: { _id: string }) =>
    claims.get(_id),
  );
  const jobs = days.flatMap((day) =>
    Object.entries(day.jobs)
      .filter(([, { from }]) => from > harness.clock.now())
      .map(([claimId, job]): Placed => ({ ...job, claimId, day })),
  );
  const homeless = jobs.filter(
    (job) => isHomeless(job) || jobs.some((other) => collide(job, other)),
  );
  const settled = jobs.filter(({ claimId }) => !listed.includes(claimId));
  const colliding = settled.filter((job) => settled.some((other) => collide(job, other)));
  expect([...colliding, ...settled.filter(isHomeless)]).toEqual([]);
  const known = new Set(homeless.map(({ claimId }) => claimId));
  expect(listed.filter((claimId: string) => !known.has(claimId))).toEqual([]);
  return settled.length;
}
