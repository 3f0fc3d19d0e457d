import { type RatingSummary, summariseRatings } from '@carwash/domain/reviews/rating-summary';
import type { Review } from '@carwash/domain/reviews/review';
import type { Service } from '@carwash/domain/services/service';
import { expect } from 'vitest';
import { type Answer, call } from './call.ts';
import type { Person } from './customers.ts';
import type { Harness } from './harness.ts';

/** Five stars and a few words, unless something else is given. */
export const reviewService = (
  harness: Harness,
  as: Person | undefined,
  service: Service,
  change: object = {},
): Promise<Answer> =>
  call(harness, 'POST', '/service-reviews', {
    as,
    json: { service: service._id, rating: 5, review: 'Spotless.', ...change },
  });

export const reviewBusiness = (
  harness: Harness,
  as: Person,
  change: object = {},
): Promise<Answer> =>
  call(harness, 'POST', '/reviews', { as, json: { rating: 4, message: 'Friendly.', ...change } });

export const changeReview = (
  harness: Harness,
  as: Person,
  id: string,
  json: object,
): Promise<Answer> => call(harness, 'PATCH', `/service-reviews/${id}`, { as, json });

export const deleteReview = (harness: Harness, as: Person, id: string): Promise<Answer> =>
  call(harness, 'DELETE', `/service-reviews/${id}`, { as });

export const reviewOf = async (harness: Harness, id: string): Promise<Review | undefined> =>
  (await harness.context.db.reviews.doc(id).get()).data();

export async function ratingOf(harness: Harness, { _id }: Service): Promise<RatingSummary> {
  const service = (await harness.context.db.services.doc(_id).get()).data();
  if (!service) throw new Error(`There is no service ${_id}`);
  const { rating, ratingCount, ratingHistogram } = service;
  return { rating, ratingCount, ratingHistogram };
}

/** Every service is rated exactly as its reviews rate it. */
export async function expectRatingsToMatchReviews(harness: Harness): Promise<void> {
  const { db } = harness.context;
  const [services, reviews] = await Promise.all([db.services.get(), db.reviews.get()]);
  for (const { id, ref } of services.docs) {
    const own = reviews.docs.map((doc) => doc.data()).filter(({ serviceId }) => serviceId === id);
    const { rating, ratingCount, ratingHistogram } = (await ref.get()).data() ?? {};
    expect([id, { rating, ratingCount, ratingHistogram }]).toEqual([
      id,
      summariseRatings(own.map((review) => review.rating)),
    ]);
  }
}
