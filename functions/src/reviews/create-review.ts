import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { submitReview } from './submit-review.ts';

/** Writes the caller's review of the business as a whole. */
export const createReview: Handler<Context, Endpoints['createReview']> = (
  { body: { rating, message }, caller },
  context,
) => submitReview({ serviceId: null, rating, text: message ?? '' }, caller, context);

/** Writes the caller's review of one service. */
export const createServiceReview: Handler<Context, Endpoints['createServiceReview']> = (
  { body: { service, rating, review }, caller },
  context,
) => submitReview({ serviceId: service, rating, text: review ?? '' }, caller, context);
