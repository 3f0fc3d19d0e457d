import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import type { Handler } from '../http/handler.ts';
import { requireConfirmedEmail } from '../http/require-confirmed-email.ts';
import { commitReview } from './commit-review.ts';
import { readAuthor } from './read-author.ts';
import { reviewNotFound } from './read-review.ts';
import { readReviewedService } from './read-reviewed-service.ts';

/**
 * Changes the given fields of the caller's own review and updates the service's averages, if the
 * service still exists.
 */
export const updateServiceReview: Handler<Context, Endpoints['updateServiceReview']> = async (
  { params, body, caller },
  context,
) => {
  await requireConfirmedEmail(caller, 'Then you can write reviews.', context);
  return retryOnConflict(async () => {
    const [earlier, author] = await Promise.all([
      readDocument(context.db.reviews, params.id),
      readAuthor(caller, context),
    ]);
    if (earlier?.data().author.key !== author.key) throw reviewNotFound();
    const before = earlier.data();
    const service = await readReviewedService(before.serviceId, context);
    const { rating = before.rating, review: text = before.text } = body;
    const draft = { _id: before._id, serviceId: before.serviceId, rating, text, author };
    return commitReview({ uid: caller.uid, earlier, draft, service, newAuthor: null }, context);
  });
};
