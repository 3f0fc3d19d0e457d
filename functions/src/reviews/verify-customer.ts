import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readVisits, requireUnchanged, type Visitor } from './read-visits.ts';

/**
 * Whether the author of a review has had the service done: a completed booking of it, or of any for
 * a general review.
 *
 * The bookings that say so are part of the commit, with the precondition that they are as they were
 * read: a wash that is completed in between, or turns out to be a no-show, makes `batch` fail.
 * `verify-reviews.ts` and `withdraw-verification.ts` are the other half.
 */
export async function verifyCustomer(
  batch: WriteBatch,
  author: Visitor,
  context: Context,
): Promise<boolean> {
  const { hasBeen, saidBy } = await readVisits(author, context);
  requireUnchanged(batch, saidBy);
  return hasBeen;
}
