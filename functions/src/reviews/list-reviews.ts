import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { listPage } from '../db/list-page.ts';
import type { Handler } from '../http/handler.ts';
import { readAuthor } from './read-author.ts';

/** Returns reviews of all services, the newest first. */
export const listServiceReviews: Handler<Context, Endpoints['listServiceReviews']> = (
  { query },
  { db: { reviews } },
) => {
  // Firestore sorts by the field of an inequality anyway; it is explicit here to match the index.
  const ofServices = reviews.where('serviceId', '!=', null);
  const newestFirst = ofServices.orderBy('createdAt', 'desc').orderBy('serviceId', 'desc');
  return listPage(reviews, newestFirst, query);
};

/** Returns reviews of one service, the newest first. */
export const listReviewsOfService: Handler<Context, Endpoints['listReviewsOfService']> = (
  { params, query },
  { db: { reviews } },
) => {
  const ofService = reviews.where('serviceId', '==', params.serviceId);
  return listPage(reviews, ofService.orderBy('createdAt', 'desc'), query);
};

/** Returns reviews of the business as a whole, the newest first. */
export const listReviews: Handler<Context, Endpoints['listReviews']> = (
  { query },
  { db: { reviews } },
) => {
  const general = reviews.where('serviceId', '==', null);
  return listPage(reviews, general.orderBy('createdAt', 'desc'), query);
};

/** Returns the caller's own reviews, of services and of the business, the newest first. */
export const listMyReviews: Handler<Context, Endpoints['listMyReviews']> = async (
  { query, caller },
  context,
) => {
  const { key } = await readAuthor(caller, context);
  const { reviews } = context.db;
  const own = reviews.where('author.key', '==', key);
  return listPage(reviews, own.orderBy('createdAt', 'desc'), query);
};
