import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { Context } from '../context.ts';
import { asRead, commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import type { Handler } from '../http/handler.ts';
import { changeRatings } from './change-ratings.ts';
import { readReviewedService } from './read-reviewed-service.ts';
import { reviewNotFound } from './review-not-found.ts';

/** Removes the caller's own review, or any if an admin calls, and takes it out of the averages. */
export const deleteServiceReview: Handler<Context, Endpoints['deleteServiceReview']> = (
  { params, caller },
  context,
) =>
  untilUncontended(async () => {
    const { db } = context;
    const snapshot = await readDocument(db.reviews, params.id);
    const review = snapshot?.data();
    const mayDelete = review?.author.uid === caller.uid || caller.role === 'admin';
    if (!snapshot || !review || !mayDelete) throw reviewNotFound();
    const service = await readReviewedService(review.serviceId, context);
    const batch = db.batch();
    batch.delete(snapshot.ref, asRead(snapshot));
    changeRatings(batch, { before: review, after: null }, service, context);
    return (await commitIfUnchanged(batch)) ? {} : undefined;
  });
