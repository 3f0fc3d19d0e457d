import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { Context } from '../context.ts';
import { untilUncontended } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import type { Handler } from '../http/handler.ts';
import { commitReview } from './commit-review.ts';
import { readAuthor } from './read-author.ts';
import { readReviewedService } from './read-reviewed-service.ts';
import { requireVerifiedEmail } from './require-verified-email.ts';
import { reviewNotFound } from './review-not-found.ts';

/**
 * Changes the given fields of the caller's own review; the averages follow, if there still is a
 * service to have them.
 */
export const updateServiceReview: Handler<Context, Endpoints['updateServiceReview']> = async (
  { params, body, caller },
  context,
) => {
  await requireVerifiedEmail(caller, context);
  return untilUncontended(async () => {
    const earlier = await readDocument(context.db.reviews, params.id);
    if (earlier?.data().author.uid !== caller.uid) throw reviewNotFound();
    const before = earlier.data();
    const [service, author] = await Promise.all([
      readReviewedService(before.serviceId, context),
      readAuthor(caller, context),
    ]);
    const { rating = before.rating, review: text = before.text } = body;
    const draft = { ...before, rating, text, author };
    return commitReview({ earlier, draft, service }, context);
  });
};
