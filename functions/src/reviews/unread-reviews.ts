import type { Review } from '@carwash/domain/reviews/review';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';

/** Adds the mark to `batch` that a review was written or changed since somebody of the desk has last read it. */
export function markUnread(
  batch: WriteBatch,
  { _id }: Pick<Review, '_id'>,
  { db, now }: Context,
): void {
  batch.set(db.unreadReviews.doc(_id), { _id, createdAt: now() });
}

/** Removes that mark in `batch`, if there is one. */
export function markRead(
  batch: WriteBatch,
  { _id }: Pick<Review, '_id'>,
  { db }: Pick<Context, 'db'>,
): void {
  batch.delete(db.unreadReviews.doc(_id));
}
