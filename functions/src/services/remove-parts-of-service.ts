import type { StartChange } from '@carwash/domain/days/changed-day';
import type { Day, Job } from '@carwash/domain/days/day';
import { holdStillBlocks } from '@carwash/domain/slots/hold';
import { startTimesOf } from '@carwash/domain/slots/slots-of-day';
import {
  changeInCounts,
  countReview,
  sumCounts,
} from '@carwash/domain/statistics/count-statistics';
import { businessDay } from '@carwash/domain/time/business-time';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { changeDays } from '../days/change-days.ts';
import { startChange } from '../days/timetable-days.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { countChange } from '../statistics/count-change.ts';

/**
 * Most documents per commit. With the counter deltas of the reviews this stays below 500 writes and
 * below the limit of index entries per commit.
 */
const daysPerCommit = 150;
const reviewsPerCommit = 100;

/** Returns a function for the slot of a job; null for a hold that does not block it any more. */
const jobSlot =
  (now: Date) =>
  ({ slotId, heldUntil }: Job): string | null =>
    heldUntil && !holdStillBlocks(heldUntil, now) ? null : slotId;

/** Returns the changes that remove the future slots that nobody has. */
function startsToRemove(day: Day, serviceId: string, { now, settings }: Context): StartChange[] {
  const taken = new Set(Object.values(day.jobs).map(jobSlot(now())));
  return startTimesOf(day, [serviceId], settings.businessTimeZone)
    .filter(({ _id, startsAt }) => startsAt > now() && !taken.has(_id))
    .map((start) => startChange(start, 'gone'));
}

/** @returns the number of days that change */
async function removeSlots(
  batch: WriteBatch,
  serviceId: string,
  context: Context,
): Promise<number> {
  const { db, now, settings } = context;
  const { docs } = await db.days
    .where('serviceIds', 'array-contains', serviceId)
    .where('date', '>=', businessDay(now(), settings.businessTimeZone))
    .orderBy('date')
    .get();
  const changes = docs
    .map((day) => ({ day, starts: startsToRemove(day.data(), serviceId, context) }))
    .filter(({ starts }) => starts.length > 0)
    .slice(0, daysPerCommit);
  const days = changes.map(({ day }) => day);
  changeDays(batch, days, { starts: changes.flatMap(({ starts }) => starts) }, context);
  return days.length;
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
  for (const review of reviews.docs) {
    batch.delete(review.ref, ifUnchanged(review));
    batch.delete(db.unreadReviews.doc(review.id));
  }
  countChange(batch, changeInCounts(sumCounts(counted), new Map()), context);
  return reviews.size;
}

/**
 * Takes in `batch` future slots that are neither booked nor being paid for from their days, the earliest first,
 * and deletes reviews with their counter changes, up to the limit of one commit.
 * @returns the number of changed days and deleted reviews; 0 when nothing is left
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
