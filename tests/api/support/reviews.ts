import { type RatingSummary, summariseRatings } from '@carwash/domain/reviews/rating-summary';
import type { Review } from '@carwash/domain/reviews/review';
import type { Service } from '@carwash/domain/services/service';
import { expect } from 'vitest';
import { type Answer, call } from './call.ts';
import type { Person } from './customers.ts';
import type { World } from './world.ts';

/** Five stars and a few words, unless something else is given. */
export const reviewService = (
  world: World,
  as: Person | undefined,
  service: Service,
  change: object = {},
): Promise<Answer> =>
  call(world, 'POST', '/service-reviews', {
    as,
    json: { service: service._id, rating: 5, review: 'Spotless.', ...change },
  });

export const reviewBusiness = (world: World, as: Person, change: object = {}): Promise<Answer> =>
  call(world, 'POST', '/reviews', { as, json: { rating: 4, message: 'Friendly.', ...change } });

export const changeReview = (world: World, as: Person, id: string, json: object): Promise<Answer> =>
  call(world, 'PATCH', `/service-reviews/${id}`, { as, json });

export const deleteReview = (world: World, as: Person, id: string): Promise<Answer> =>
  call(world, 'DELETE', `/service-reviews/${id}`, { as });

export const reviewOf = async (world: World, id: string): Promise<Review | undefined> =>
  (await world.context.db.reviews.doc(id).get()).data();

export async function ratingOf(world: World, { _id }: Service): Promise<RatingSummary> {
  const service = (await world.context.db.services.doc(_id).get()).data();
  if (!service) throw new Error(`There is no service ${_id}`);
  const { rating, ratingCount, ratingHistogram } = service;
  return { rating, ratingCount, ratingHistogram };
}

/** Every service is rated exactly as its reviews rate it. */
export async function expectRatingsToMatchReviews(world: World): Promise<void> {
  const { db } = world.context;
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
