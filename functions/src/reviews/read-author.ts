import type { Review } from '@carwash/domain/reviews/review';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../http/handler.ts';

/**
 * The caller as their review shows them: by the name that their profile has now, and by the key that
 * stands for them.
 * @throws ApiError forbidden without a profile
 */
export async function readAuthor({ uid }: Caller, { db }: Context): Promise<Review['author']> {
  const profile = await readDocument(db.users, uid);
  if (!profile) throw new ApiError('forbidden', 'Your account has no profile yet.');
  const { authorKey: key, name } = profile.data();
  return { key, name };
}

/**
 * The key under which somebody writes reviews. Null without an account, which can write none, and
 * for one that was deleted: nothing leads from a purchase to its reviews any more.
 */
export async function readAuthorKey(
  { uid }: { uid: string | null },
  { db }: Context,
): Promise<string | null> {
  const profile = uid === null ? null : await readDocument(db.users, uid);
  return profile?.data().authorKey ?? null;
}
