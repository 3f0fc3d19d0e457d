import type { Review } from '@carwash/domain/reviews/review';
import type { User } from '@carwash/domain/users/user';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import { findAccount } from '../gateways/find-account.ts';
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

/** A profile with the key that its owner writes under. */
interface ReviewAuthor {
  profile: QueryDocumentSnapshot<User>;
  key: string;
}

/**
 * Returns the key under which the owner of a confirmed address writes a first review: a keyed hash of the address, so
 * that deleting the account and signing up again gives nobody a second voice. Whoever has written keeps their key.
 * @throws ApiError forbidden without a profile
 */
export async function authorOfAddress({ uid }: Caller, context: Context): Promise<ReviewAuthor> {
  const { db, auth, keyedHash } = context;
  const [profile, account] = await Promise.all([
    readDocument(db.users, uid),
    findAccount(auth, uid),
  ]);
  if (!profile) throw new ApiError('forbidden', 'Your account has no profile yet.');
  const { authorKey } = profile.data();
  if (!account?.emailVerified || !account.email) return { profile, key: authorKey };
  const key = keyedHash('author', account.email.toLowerCase());
  if (key === authorKey) return { profile, key };
  const written = await db.reviews.where('author.key', '==', authorKey).limit(1).get();
  return { profile, key: written.empty ? key : authorKey };
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
