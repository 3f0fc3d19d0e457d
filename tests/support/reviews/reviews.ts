import type { Rating, Review } from '@carwash/domain/reviews/review';
import { submitReview } from '@carwash/functions/reviews/submit-review';
import type { Account } from '../accounts/accounts.ts';
import type { FixtureContext } from '../fixture-context.ts';

/**
 * Creates a review in the state in which the server leaves it: listed, counted and in the average.
 * @param serviceId null: of the business
 */
export const newReview = (
  { context }: FixtureContext,
  { uid }: Pick<Account, 'uid'>,
  serviceId: string | null,
  { rating = 5, text = '' }: { rating?: Rating; text?: string } = {},
): Promise<Review> =>
  submitReview(
    { serviceId, rating, text },
    { uid, role: 'user', email: null, emailVerified: true, signedInAt: new Date() },
    context,
  );
