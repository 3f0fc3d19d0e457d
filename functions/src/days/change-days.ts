import type { Bay } from '@carwash/domain/days/bay';
import {
  changedStarts,
  emptyDay,
  type JobChange,
  type StartChange,
  type StartFields,
  type WaitingChange,
  withJobs,
} from '@carwash/domain/days/changed-day';
import type { Day } from '@carwash/domain/days/day';
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { type DaysContext, daysOf, type ReadDays } from './read-days.ts';

interface DaysChange {
  jobs?: readonly JobChange[];
  starts?: readonly StartChange[];
  waiting?: readonly WaitingChange[];
  /** Bays of days that do not exist yet; left out: those of the other days. */
  bays?: readonly Bay[] | undefined;
}

/** Returns the changes that concern a day: jobs that reach into it, and jobs that leave it. */
const jobsOf = (day: Day, jobs: readonly JobChange[], context: DaysContext): JobChange[] =>
  jobs.flatMap(({ claimId, job }) => {
    const reaches =
      job &&
      daysOf({ startsAt: job.from, endsAt: job.to }, context).some(({ id }) => id === day._id);
    if (reaches) return { claimId, job };
    return day.jobs[claimId] ? { claimId, job: null } : [];
  });

function writeDay(
  batch: WriteBatch,
  snapshot: DocumentSnapshot<Day>,
  after: Day,
  jobs: readonly JobChange[],
  starts: Partial<StartFields>,
  waiting: readonly WaitingChange[],
): void {
  if (!snapshot.exists) {
    batch.create(snapshot.ref, after);
    return;
  }
  const fields = [
    ...jobs.flatMap(({ claimId, job }) => [
      new FieldPath('jobs', claimId),
      job ?? FieldValue.delete(),
    ]),
    ...Object.entries(starts).flatMap(([name, value]) => [new FieldPath(name), value]),
    ...waiting.flatMap(({ lineId, waiting: place }) => [
      new FieldPath('waiting', lineId),
      place ?? FieldValue.delete(),
    ]),
  ];
  const [first, value, ...rest] = fields;
  if (first instanceof FieldPath) {
    batch.update(snapshot.ref, first, value, ...rest, ifUnchanged(snapshot));
  }
}

/** Notifies the screens that show a visit, which listen to its days, of a change that changes no job. */
export function raiseVisitChanges(batch: WriteBatch, days: ReadDays): void {
  for (const { ref, exists } of days) {
    if (exists) batch.update(ref, { visitChanges: FieldValue.increment(1) });
  }
}

/**
 * Changes days in `batch`, which fails if one of them has changed since it was read. Call it once per commit, because a
 * second call would write the same documents again.
 * @param days all days that the jobs reach into
 */
export function changeDays(
  batch: WriteBatch,
  days: ReadDays,
  { jobs = [], starts = [], waiting = [], bays }: DaysChange,
  context: DaysContext,
): void {
  const baysBeside = days.find((day) => day.exists)?.data()?.bays;
  const baysOfNew = bays ?? baysBeside ?? [];
  for (const snapshot of days) {
    const before = snapshot.data() ?? emptyDay(snapshot.id, baysOfNew, context.now());
    const ofDay = jobsOf(before, jobs, context);
    const hasNewStarts = starts.some(({ date }) => date === before._id);
    const ofLine = waiting.filter(({ date }) => date === before._id);
    if (ofDay.length === 0 && !hasNewStarts && ofLine.length === 0) continue;
    const ofStarts = hasNewStarts ? changedStarts(before, starts) : {};
    writeDay(batch, snapshot, { ...withJobs(before, ofDay), ...ofStarts }, ofDay, ofStarts, ofLine);
  }
}
