import type { Review } from '@carwash/domain/entities/review';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from '../http/handler.ts';

/**
 * The caller as their review shows them: by the name that their profile has now.
 * @throws ApiError forbidden without a profile
 */
export async function readAuthor({ uid }: Caller, { db }: Context): Promise<Review['author']> {
  const profile = await readDocument(db.users, uid);
  if (!profile) throw new ApiError('forbidden', 'Your account has no profile yet.');
  return { uid, name: profile.data().name };
}
