import type { Review } from '@carwash/domain/reviews/review';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../http/handler.ts';

/**
 * Returns the review author: the current name in the caller's profile, and the author key.
 * @throws ApiError forbidden without a profile
 */
export async function readAuthor({ uid }: Caller, { db }: Context): Promise<Review['author']> {
  const profile = await readDocument(db.users, uid);
  if (!profile) throw new ApiError('forbidden', 'Your account has no profile yet.');
  const { authorKey: key, name } = profile.data();
  return { key, name };
}

/**
 * Returns a customer's author key. Null without an account, and for a deleted account, because a purchase
 * then can't be linked to its reviews any more.
 */
export async function readAuthorKey(
  { uid }: { uid: string | null },
  { db }: Context,
): Promise<string | null> {
  const profile = uid === null ? null : await readDocument(db.users, uid);
  return profile?.data().authorKey ?? null;
}
