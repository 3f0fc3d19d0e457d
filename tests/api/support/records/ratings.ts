import { summariseReviews } from '@carwash/domain/reviews/rating-summary';
import { expect } from 'vitest';
import type { FixtureContext } from '../../../support/fixture-context.ts';

/** Expects every service's rating to match its reviews. */
export async function expectRatingsToMatchReviews({ context }: FixtureContext): Promise<void> {
  const { db } = context;
  const [services, reviews] = await Promise.all([db.services.get(), db.reviews.get()]);
  for (const { id, ref } of services.docs) {
    const own = reviews.docs.map((doc) => doc.data()).filter(({ serviceId }) => serviceId === id);
    const { rating, ratingCount, ratingHistogram, verifiedHistogram, hiddenReviewCount } =
      (await ref.get()).data() ?? {};
    expect([
      id,
      { rating, ratingCount, ratingHistogram, verifiedHistogram, hiddenReviewCount },
    ]).toEqual([id, summariseReviews(own)]);
  }
}
