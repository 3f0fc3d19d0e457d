import type { Endpoints } from '@carwash/domain/endpoints';
import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { type Caller, type Handler, isStaffWith } from '../http/handler.ts';
import { userNotFound } from './read-user.ts';

/**
 * Returns a profile to a caller who may see it.
 * @throws ApiError not_found for another user's profile too, so that callers can't find out which users
 * exist.
 */
function showTo(caller: Caller, user: User | undefined): User {
  if (!user || (user._id !== caller.uid && !isStaffWith('runDesk', caller))) throw userNotFound();
  return user;
}

/** Returns one profile: the caller's own, or anybody's for the desk. */
export const getUser: Handler<Context, Endpoints['getUser']> = async ({ params, caller }, { db }) =>
  showTo(caller, (await readDocument(db.users, params.id))?.data());

/** Returns one profile by email. Firebase Auth stores emails in lower case. */
export const getUserByEmail: Handler<Context, Endpoints['getUserByEmail']> = async (
  { params, caller },
  { db },
) => {
  const found = await db.users.where('email', '==', params.email.toLowerCase()).limit(1).get();
  return showTo(caller, found.docs[0]?.data());
};
