import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import { logError } from '../http/log.ts';

/** The profile is the truth. A name that the account misses is set with the next change. */
export async function copyName(
  { _id: uid, name }: Pick<User, '_id' | 'name'>,
  { auth }: Context,
): Promise<void> {
  try {
    await auth.updateUser(uid, { displayName: name });
  } catch (error) {
    logError('An account kept its old display name', error, { uid });
  }
}
