import type { Review } from '@carwash/domain/reviews/review';
import type { Service } from '@carwash/domain/services/service';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged } from '../db/compare-and-set.ts';
import { foldAfterCommit } from '../statistics/fold-deltas.ts';
import { changeRatings } from './change-ratings.ts';
import {
  type CustomerAndService,
  findCompletedBookings,
  requireUnchanged,
} from './find-completed-bookings.ts';

/**
 * Tells whether a review's author is a verified customer: they have a completed booking of the service, or of
 * any service for a general review.
 *
 * The bookings that prove it are added to the commit with a precondition: if one of them changes in
 * between, `batch` fails. See also `verify-reviews.ts` and `withdraw-verification.ts`.
 */
async function verifyCustomer(
  batch: WriteBatch,
  author: CustomerAndService,
  context: Context,
): Promise<boolean> {
  const { hasCompletedBooking, evidence } = await findCompletedBookings(author, context);
  requireUnchanged(batch, evidence);
  return hasCompletedBooking;
}

/** A review without the verified mark, which authors cannot set themselves. */
export type ReviewDraft = Omit<Review, 'verifiedCustomer'>;

interface WrittenReview {
  /** Uid of the author. */
  uid: string;
  /** null when no review exists yet. */
  earlier: QueryDocumentSnapshot<Review> | null;
  draft: ReviewDraft;
  service: QueryDocumentSnapshot<Service> | null;
}

/**
 * Writes a new review, or the new rating, text and author of an existing one, together with the
 * averages. The overall counters are folded at once, because visitors read them without the deltas.
 * @returns the review; undefined when another commit conflicted
 */
export async function commitReview(
  { uid, earlier, draft, service }: WrittenReview,
  context: Context,
): Promise<Review | undefined> {
  const batch = context.db.batch();
  const before = earlier?.data() ?? null;
  const verifiedCustomer =
    before?.verifiedCustomer ||
    (await verifyCustomer(batch, { uid, serviceId: draft.serviceId }, context));
  const review: Review = { ...draft, verifiedCustomer };
  if (earlier) {
    const { rating, text, author } = review;
    batch.update(earlier.ref, { rating, text, author, verifiedCustomer }, ifUnchanged(earlier));
  } else {
    batch.create(context.db.reviews.doc(review._id), review);
  }
  changeRatings(batch, { before, after: review }, service, context);
  if (!(await commitIfUnchanged(batch))) return undefined;
  if (before?.rating !== review.rating || before.verifiedCustomer !== verifiedCustomer)
    await foldAfterCommit(context);
  return review;
}
