import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import { logError } from '../errors/log.ts';

/**
 * Copies the name from the profile to the account. If that fails, the next change of the profile copies
 * it again.
 */
export async function copyNameToAccount(
  { _id: uid, name }: Pick<User, '_id' | 'name'>,
  { auth }: Context,
): Promise<void> {
  try {
    await auth.updateUser(uid, { displayName: name });
  } catch (error) {
    logError('An account kept its old display name', error, { uid });
  }
}
