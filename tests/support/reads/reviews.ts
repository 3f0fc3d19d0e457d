import type { RatingSummary } from '@carwash/domain/reviews/rating-summary';
import type { Review } from '@carwash/domain/reviews/review';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { Service } from '@carwash/domain/services/service';
import type { Account } from '../accounts/accounts.ts';
import type { FixtureContext } from '../fixture-context.ts';

export const reviewOf = async (
  { context }: FixtureContext,
  id: string,
): Promise<Review | undefined> => (await context.db.reviews.doc(id).get()).data();

/**
 * Returns the stored review of a person; undefined if there is none.
 * @param serviceId null: of the business
 */
export const reviewBy = (
  fixtures: FixtureContext,
  { authorKey }: Pick<Account, 'authorKey'>,
  serviceId: string | null,
): Promise<Review | undefined> => reviewOf(fixtures, reviewId(serviceId, authorKey));

export async function ratingOf(
  { context }: FixtureContext,
  { _id }: Service,
): Promise<RatingSummary> {
  const service = (await context.db.services.doc(_id).get()).data();
  if (!service) throw new Error(`There is no service ${_id}`);
  const { rating, ratingCount, ratingHistogram } = service;
  return { rating, ratingCount, ratingHistogram };
}
