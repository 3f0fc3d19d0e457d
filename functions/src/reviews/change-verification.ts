import type { Review } from '@carwash/domain/reviews/review';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { changeRatings } from './change-ratings.ts';
import { readReviewedService } from './read-reviewed-service.ts';

/**
 * Sets or removes the verified mark of a review in `batch`, and counts the change. The commit fails if the review,
 * or a service whose counts change, is another by then.
 */
export async function changeVerification(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Review>,
  verifiedCustomer: boolean,
  context: Context,
): Promise<void> {
  const before = snapshot.data();
  // Written even if it is the same, because the commit rests on the review as it was read.
  batch.update(snapshot.ref, { verifiedCustomer }, ifUnchanged(snapshot));
  if (before.verifiedCustomer === verifiedCustomer) return;
  const service = await readReviewedService(before.serviceId, context);
  changeRatings(batch, { before, after: { ...before, verifiedCustomer } }, service, context);
}
