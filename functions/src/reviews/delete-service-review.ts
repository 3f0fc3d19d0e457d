import type { Endpoints } from '@carwash/domain/endpoints';
import type { Review } from '@carwash/domain/reviews/review';
import type { WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Handler, isStaffWith, type Staff } from '../http/handler.ts';
import { foldAfterCommit } from '../statistics/fold-deltas.ts';
import { changeRatings } from './change-ratings.ts';
import { readAuthorKey } from './read-author.ts';
import { reviewNotFound } from './read-review.ts';
import { readReviewedService } from './read-reviewed-service.ts';
import { reviewAuditSubject } from './review-audit-subject.ts';
import { markRead } from './unread-reviews.ts';

/** Audits the removal of another person's review, without its text, which is personal. */
function addRemoval(
  batch: WriteBatch,
  review: Review,
  serviceName: string | undefined,
  caller: Staff,
  context: Context,
): void {
  const { rating: stars } = review;
  addAuditEntry(
    batch,
    {
      kind: 'review',
      action: 'review deleted',
      subject: reviewAuditSubject(review, serviceName),
      before: { stars },
      after: null,
    },
    caller,
    context,
  );
}

/**
 * Deletes the caller's own review, or any review for the desk, and removes its rating from the
 * averages. Its author cannot delete a hidden one, because writing it again would show it again.
 * @throws ApiError not_found; conflict for the author of a hidden review
 */
export const deleteServiceReview: Handler<Context, Endpoints['deleteServiceReview']> = (
  { params, caller },
  context,
) =>
  retryOnConflict(async () => {
    const { db } = context;
    const snapshot = await readDocument(db.reviews, params.id);
    const review = snapshot?.data();
    const isOwn = review?.author.key === (await readAuthorKey(caller, context));
    const staff = isStaffWith('runDesk', caller) ? caller : null;
    if (!snapshot || !review || !(isOwn || staff)) throw reviewNotFound();
    if (review.hiddenAt && !staff) {
      const message = 'The business has hidden this review, so it stays. You can still change it.';
      throw new ApiError('conflict', message);
    }
    const service = await readReviewedService(review.serviceId, context);
    const batch = db.batch();
    batch.delete(snapshot.ref, ifUnchanged(snapshot));
    markRead(batch, review, context);
    changeRatings(batch, { before: review, after: null }, service, context);
    if (staff && !isOwn) addRemoval(batch, review, service?.data().name, staff, context);
    if (!(await commitIfUnchanged(batch))) return undefined;
    await foldAfterCommit(context);
    return {};
  });
