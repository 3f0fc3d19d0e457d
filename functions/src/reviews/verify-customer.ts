import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import {
  type CustomerAndService,
  findCompletedBookings,
  requireUnchanged,
} from './find-completed-bookings.ts';

/**
 * Tells whether a review's author is a verified customer: they have a completed booking of the service, or of
 * any service for a general review.
 *
 * The bookings that prove it are added to the commit with a precondition: if one of them changes in
 * between, `batch` fails. See also `verify-reviews.ts` and `withdraw-verification.ts`.
 */
export async function verifyCustomer(
  batch: WriteBatch,
  author: CustomerAndService,
  context: Context,
): Promise<boolean> {
  const { hasCompletedBooking, evidence } = await findCompletedBookings(author, context);
  requireUnchanged(batch, evidence);
  return hasCompletedBooking;
}
