import { collections } from '@carwash/domain/collections';
import { reviewSchema } from '@carwash/domain/reviews/review';
import { reviewId } from '@carwash/domain/reviews/review-id';
import { liveDocuments, liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLiveQuery } from '~/lib/live/use-live-query';

// Its author sees it also while it is hidden, so the rules must know who asks.
const review = liveDocuments('owner', (id: string) => ({
  collection: collections.reviews,
  schema: reviewSchema,
  id,
}));

/**
 * Returns an author's review of a service, or of the business where `serviceId` is null. Null when there is
 * none; loading while there is no key.
 * @param authorKey from the author's profile
 */
export const useReviewBy = (authorKey: string | null, serviceId: string | null) =>
  useLiveQuery(authorKey === null ? null : review(reviewId(serviceId, authorKey)));

/** The condition of every public list of reviews. The rules refuse a list without it. */
export const shownOnly = { hiddenAt: null } as const;

const latestReviews = liveLists('everyone', (count: number) => ({
  collection: collections.reviews,
  schema: reviewSchema,
  equal: shownOnly,
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit: count,
}));

/** The `count` latest reviews (at most 100) of the business and of all services, newest first. */
export const useLatestReviews = (count: number) => useLiveList(latestReviews(count));
