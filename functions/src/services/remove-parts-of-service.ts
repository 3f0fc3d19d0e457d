import type { Job } from '@carwash/domain/bays/day';
import {
  changeInCounts,
  countReview,
  sumCounts,
} from '@carwash/domain/statistics/count-statistics';
import type { WriteBatch } from 'firebase-admin/firestore';
import { changeDays } from '../bays/change-days.ts';
import { readDaysOfSlots, startChange } from '../bays/timetable-days.ts';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { countChange } from '../statistics/count-change.ts';

/**
 * Most documents per commit. With the days of the slots and the counter deltas of the reviews this stays
 * below 500 writes and below the limit of index entries per commit.
 */
const slotsPerCommit = 150;
const reviewsPerCommit = 100;

/** Returns a function for the slot of a job; null for an expired hold. */
const jobSlot =
  (now: Date) =>
  ({ slotId, heldUntil }: Job): string | null =>
    heldUntil && heldUntil <= now ? null : slotId;

async function removeSlots(
  batch: WriteBatch,
  serviceId: string,
  context: Context,
): Promise<number> {
  const { db, now } = context;
  const upcoming = await db.slots
    .where('serviceId', '==', serviceId)
    .where('startsAt', '>', now())
    .orderBy('startsAt')
    .limit(slotsPerCommit)
    .get();
  const slots = upcoming.docs.map((slot) => slot.data());
  const timetable = await readDaysOfSlots(slots, context);
  const taken = new Set(
    timetable.days.flatMap((day) => Object.values(day.data()?.jobs ?? {})).map(jobSlot(now())),
  );
  const free = upcoming.docs.filter(({ id }) => !taken.has(id));
  for (const slot of free) batch.delete(slot.ref, ifUnchanged(slot));
  const starts = free.map((slot) => startChange(slot.data(), 'gone'));
  changeDays(batch, timetable.days, { starts }, context);
  return free.length;
}

async function removeReviews(
  batch: WriteBatch,
  serviceId: string,
  context: Context,
): Promise<number> {
  const { db, settings } = context;
  const reviews = await db.reviews
    .where('serviceId', '==', serviceId)
    .orderBy('createdAt', 'desc')
    .limit(reviewsPerCommit)
    .get();
  const counted = reviews.docs.map((review) =>
    countReview(review.data(), settings.businessTimeZone),
  );
  for (const review of reviews.docs) batch.delete(review.ref, ifUnchanged(review));
  countChange(batch, changeInCounts(sumCounts(counted), new Map()), context);
  return reviews.size;
}

/**
 * Deletes in `batch` future slots that are neither booked nor being paid for, the earliest first, and
 * reviews with their counter changes, up to the limit of one commit.
 * @returns the number of deleted documents; 0 when nothing is left
 */
export async function removePartsOfService(
  batch: WriteBatch,
  serviceId: string,
  context: Context,
): Promise<number> {
  const removed = await Promise.all([
    removeSlots(batch, serviceId, context),
    removeReviews(batch, serviceId, context),
  ]);
  return removed.reduce((total, count) => total + count, 0);
}
