import type { Endpoints } from '@carwash/domain/endpoints';
import type { Review } from '@carwash/domain/reviews/review';
import type { Query } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { listPage } from '../db/list-page.ts';
import type { Handler } from '../http/handler.ts';
import { readAuthor } from './read-author.ts';

/** Selects the shown reviews, those of verified customers first, and of both the newest first. */
const verifiedFirst = (reviews: Query<Review>): Query<Review> =>
  reviews
    .where('hiddenAt', '==', null)
    .orderBy('verifiedCustomer', 'desc')
    .orderBy('createdAt', 'desc');

/** Returns reviews of all services, those of verified customers first. */
export const listServiceReviews: Handler<Context, Endpoints['listServiceReviews']> = (
  { query },
  { db: { reviews } },
) => {
  const ofServices = verifiedFirst(reviews.where('serviceId', '!=', null));
  // Firestore sorts by the field of an inequality anyway; it is explicit here to match the index.
  return listPage(reviews, ofServices.orderBy('serviceId', 'desc'), query);
};

/** Returns reviews of one service, those of verified customers first. */
export const listReviewsOfService: Handler<Context, Endpoints['listReviewsOfService']> = (
  { params, query },
  { db: { reviews } },
) => {
  const ofService = reviews.where('serviceId', '==', params.serviceId);
  return listPage(reviews, verifiedFirst(ofService), query);
};

/** Returns reviews of the business as a whole, those of verified customers first. */
export const listReviews: Handler<Context, Endpoints['listReviews']> = (
  { query },
  { db: { reviews } },
) => {
  const general = reviews.where('serviceId', '==', null);
  return listPage(reviews, verifiedFirst(general), query);
};

/** Returns the caller's own reviews, of services and of the business, also hidden ones, the newest first. */
export const listMyReviews: Handler<Context, Endpoints['listMyReviews']> = async (
  { query, caller },
  context,
) => {
  const { key } = await readAuthor(caller, context);
  const { reviews } = context.db;
  const own = reviews.where('author.key', '==', key);
  return listPage(reviews, own.orderBy('createdAt', 'desc'), query);
};
