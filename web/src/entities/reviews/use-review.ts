import { collections } from '@carwash/domain/collections';
import { reviewSchema } from '@carwash/domain/reviews/review';
import { reviewId } from '@carwash/domain/reviews/review-id';
import { liveDocuments } from '~/lib/live/live-queries.ts';
import { useLiveQuery } from '~/lib/live/use-live-query.ts';

const review = liveDocuments('everyone', (id: string) => ({
  collection: collections.reviews,
  schema: reviewSchema,
  id,
}));

/**
 * The review that somebody wrote of a service, or of the business where `serviceId` is null; null
 * when there is none; loading while there is no key.
 * @param authorKey of the author's profile
 */
export const useReviewBy = (authorKey: string | null, serviceId: string | null) =>
  useLiveQuery(authorKey === null ? null : review(reviewId(serviceId, authorKey)));
