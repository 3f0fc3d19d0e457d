import { expect } from 'vitest';
import {
  collidingJobs,
  isHomeless,
  type PlacedJob,
  placedJobs,
} from '../../../support/assertions/faults-of-bays.ts';
import { listDisplaced } from '../calls/bays.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';
import { readRecords } from '../records/records.ts';

/**
 * Looks at every pair of jobs to come of every bay, without the code that has put them there: no two collide and each
 * is in a bay that can do it, but for bookings that the console lists as without a bay. And nothing is listed that has
 * one.
 * @returns how many have a bay
 */
export async function expectEachInItsBay(harness: Harness, admin: Person) {
  const { days, bookings } = await readRecords(harness);
  const claims = new Map(bookings.map(({ _id, claimId }) => [_id, claimId]));
  const { data } = await listDisplaced(harness, admin);
  const listed = new Set<unknown>(data.map(({ _id }: { _id: string }) => claims.get(_id)));
  const isListed = ({ claimId }: PlacedJob) => listed.has(claimId);
  const isToCome = ({ from }: PlacedJob) => from > harness.clock.now();

  const jobs = placedJobs(days).filter(isToCome);
  const collisions = collidingJobs(days).filter((pair) => pair.every(isToCome));
  const settled = jobs.filter((job) => !isListed(job));
  expect(settled.filter(isHomeless)).toEqual([]);
  expect(collisions.filter((pair) => !pair.some(isListed))).toEqual([]);

  const homeless = [...jobs.filter(isHomeless), ...collisions.flat()];
  const known = new Set<unknown>(homeless.map(({ claimId }) => claimId));
  expect([...listed].filter((claimId) => !known.has(claimId))).toEqual([]);
  return settled.length;
}
