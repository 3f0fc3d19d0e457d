import { type Review, untouched } from '@carwash/domain/reviews/review';
import type { Service } from '@carwash/domain/services/service';
import type { User } from '@carwash/domain/users/user';
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
import { markUnread } from './unread-reviews.ts';

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

/** The part of a review that its author decides. */
export type ReviewDraft = Pick<Review, '_id' | 'rating' | 'text' | 'author' | 'serviceId'>;

interface WrittenReview {
  /** Uid of the author. */
  uid: string;
  /** null when no review exists yet. */
  earlier: QueryDocumentSnapshot<Review> | null;
  draft: ReviewDraft;
  service: QueryDocumentSnapshot<Service> | null;
  /** Profile of an author who gets the key of the draft with this review; null: they have it. */
  newAuthor: QueryDocumentSnapshot<User> | null;
}

/** Tells whether the author has written what the desk may have to read. */
const isNews = (before: Review | null, draft: ReviewDraft): boolean =>
  before?.rating !== draft.rating || before.text !== draft.text;

/**
 * Writes a new review, or the new rating, text and author of an existing one, together with the
 * averages, and marks it as unread. The answer of the business stays, and a hidden review stays hidden. The
 * overall counters are folded at once, because visitors read them without the deltas.
 * @returns the review; undefined when another commit conflicted
 */
export async function commitReview(
  { uid, earlier, draft, service, newAuthor }: WrittenReview,
  context: Context,
): Promise<Review | undefined> {
  const batch = context.db.batch();
  const before = earlier?.data() ?? null;
  const verifiedCustomer =
    before?.verifiedCustomer ||
    (await verifyCustomer(batch, { uid, serviceId: draft.serviceId }, context));
  const now = context.now();
  const news = isNews(before, draft);
  const kept = before ?? { createdAt: now, ...untouched };
  const changedAt = before && news ? now : kept.changedAt;
  const review: Review = { ...kept, ...draft, changedAt, verifiedCustomer };
  if (earlier) {
    const { rating, text, author } = review;
    const change = { rating, text, author, changedAt, verifiedCustomer };
    batch.update(earlier.ref, change, ifUnchanged(earlier));
  } else {
    batch.create(context.db.reviews.doc(review._id), review);
  }
  if (newAuthor) {
    batch.update(newAuthor.ref, { authorKey: draft.author.key }, ifUnchanged(newAuthor));
  }
  if (news) markUnread(batch, review, context);
  const isCounted = changeRatings(batch, { before, after: review }, service, context);
  if (!(await commitIfUnchanged(batch))) return undefined;
  if (isCounted) await foldAfterCommit(context);
  return review;
}
