import type { Review } from '@carwash/domain/reviews/review';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { Context } from '../context.ts';
import { retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import type { Caller } from '../http/handler.ts';
import { readService } from '../services/read-service.ts';
import { commitReview, type ReviewDraft } from './commit-review.ts';
import { readAuthor } from './read-author.ts';
import { requireVerifiedEmail } from './require-verified-email.ts';

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
  await requireVerifiedEmail(caller, context);
  return retryOnConflict(async () => {
    const [service, author] = await Promise.all([
      serviceId === null ? null : readService(serviceId, context),
      readAuthor(caller, context),
    ]);
    const _id = reviewId(serviceId, author.key);
    const earlier = await readDocument(context.db.reviews, _id);
    const draft: ReviewDraft = { _id, rating, text, author, serviceId };
    return commitReview({ uid: caller.uid, earlier, draft, service }, context);
  });
}
