import type { User } from '@carwash/domain/users/user';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';

export const userNotFound = () => new ApiError('not_found', 'There is no such user.');

/**
 * Reads a profile.
 * @throws ApiError not_found for a user without a profile
 */
export async function readProfile(
  uid: string,
  { db }: Pick<Context, 'db'>,
): Promise<QueryDocumentSnapshot<User>> {
  const snapshot = await readDocument(db.users, uid);
  if (!snapshot) throw userNotFound();
  return snapshot;
}
