import { isBeingPaidFor } from '@carwash/domain/slots/slot-state';
import {
  changeInCounts,
  countReview,
  sumCounts,
} from '@carwash/domain/statistics/count-statistics';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { countChange } from '../statistics/count-change.ts';

/**
 * Maximum number of documents per commit. With the counter deltas of the reviews this stays below 500
 * writes and below the limit of index entries per commit.
 */
const slotsPerCommit = 150;
const reviewsPerCommit = 100;

async function removeSlots(
  batch: WriteBatch,
  serviceId: string,
  { db, now }: Context,
): Promise<number> {
  const upcoming = await db.slots
    .where('serviceId', '==', serviceId)
    .where('startsAt', '>', now())
    .orderBy('startsAt')
    .limit(slotsPerCommit)
    .get();
  const free = upcoming.docs.filter(
    (slot) => slot.data().isBooked !== 'booked' && !isBeingPaidFor(slot.data(), now()),
  );
  for (const slot of free) batch.delete(slot.ref, ifUnchanged(slot));
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
