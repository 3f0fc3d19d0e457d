import type { Review } from '@carwash/domain/entities/review';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { asRead } from '../db/compare-and-set.ts';

/**
 * Whether the author of a review has had the service done: a completed booking of it, or of any for
 * a general review.
 *
 * A no holds until a booking of theirs is completed. The bookings that may be are therefore part of
 * the commit, unchanged, with the precondition that they are as they were read: a wash that is
 * completed in between makes `batch` fail. `verify-reviews.ts` is the other half.
 */
export async function verifyCustomer(
  batch: WriteBatch,
  { author, serviceId }: Pick<Review, 'author' | 'serviceId'>,
  { db }: Context,
): Promise<boolean> {
  const ofAuthor = db.bookings.where('customer.uid', '==', author.uid);
  const ofService = serviceId ? ofAuthor.where('service._id', '==', serviceId) : ofAuthor;
  // In this order: one that is completed between the two queries is found by the second.
  const pending = await ofService.where('status', '==', 'pending').get();
  const completed = await ofService.where('status', '==', 'completed').limit(1).get();
  if (!completed.empty) return true;
  for (const booking of pending.docs) {
    batch.update(booking.ref, { status: 'pending' }, asRead(booking));
  }
  return false;
}
