import type { Review } from '@carwash/domain/reviews/review';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { Context } from '../context.ts';
import { retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import type { Caller } from '../http/handler.ts';
import { requireConfirmedEmail } from '../http/require-confirmed-email.ts';
import { readService } from '../services/read-service.ts';
import { commitReview, type ReviewDraft } from './commit-review.ts';
import { authorOfAddress } from './read-author.ts';

/**
 * Writes the caller's only review of a service, or of the business if `serviceId` is null. It replaces
 * an earlier one and keeps its creation date.
 * @throws ApiError email_not_verified, not_found for an unknown service, forbidden without a profile
 */
export async function submitReview(
  { serviceId, rating, text }: Pick<Review, 'serviceId' | 'rating' | 'text'>,
  caller: Caller,
  context: Context,
): Promise<Review> {
  await requireConfirmedEmail(caller, 'Then you can write reviews.', context);
  return retryOnConflict(async () => {
    const [service, { profile, key }] = await Promise.all([
      serviceId === null ? null : readService(serviceId, context),
      authorOfAddress(caller, context),
    ]);
    const _id = reviewId(serviceId, key);
    const earlier = await readDocument(context.db.reviews, _id);
    const author = { key, name: profile.data().name };
    const draft: ReviewDraft = { _id, rating, text, author, serviceId };
    const newAuthor = key === profile.data().authorKey ? null : profile;
    return commitReview({ uid: caller.uid, earlier, draft, service, newAuthor }, context);
  });
}
