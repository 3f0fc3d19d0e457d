import { collections } from '@carwash/domain/collections';
import { type Rating, reviewSchema } from '@carwash/domain/reviews/review';
import type { Cursor } from '~/lib/firebase/live-source.ts';
import { liveLists } from '~/lib/live/live-queries.ts';
import { useLivePages } from '~/lib/live/use-live-pages.ts';

const pageSize = 12;

const reviews = liveLists('everyone', (rating: Rating | null, after: Cursor | null) => ({
  collection: collections.reviews,
  schema: reviewSchema,
  ...(rating !== null && { equal: { rating } }),
  order: { by: 'createdAt', direction: 'desc' } as const,
  after,
  limit: pageSize + 1,
}));

/**
 * All reviews, of services and of the business, the newest first, page by page.
 * @param rating only those with so many stars; null: all
 */
export const useReviews = (rating: Rating | null) =>
  useLivePages((after) => reviews(rating, after), pageSize);
