import type { Rating, Review } from '@carwash/domain/reviews/review';
import * as reads from '../../../support/reads/reviews.ts';
import { newReview as newReviewOn } from '../../../support/reviews/reviews.ts';
import { fixtures } from '../server/server-context.ts';
import type { Account } from './accounts.ts';

/** A review as the server leaves it behind. `serviceId` is null for one of the business. */
export const newReview = (
  customer: Account,
  serviceId: string | null,
  change: { rating?: Rating; text?: string } = {},
): Promise<Review> => newReviewOn(fixtures, customer, serviceId, change);

/** Returns the stored review of a customer; undefined for none. */
export const reviewBy = (
  customer: Account,
  serviceId: string | null,
): Promise<Review | undefined> => reads.reviewBy(fixtures, customer, serviceId);
