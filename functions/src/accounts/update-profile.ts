import type { UpdateProfile } from '@carwash/domain/api/account-endpoints';
import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { User } from '@carwash/domain/entities/user';
import type { Context } from '../context.ts';
import { asRead, commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import type { Caller, Handler } from '../http/handler.ts';
import { logError } from '../http/log.ts';
import { requireStoredImage } from '../images/require-stored-image.ts';
import { readProfile } from './read-user.ts';

const changeProfile = (uid: string, changes: UpdateProfile, context: Context): Promise<User> =>
  untilUncontended(async () => {
    const snapshot = await readProfile(uid, context);
    const batch = context.db.batch();
    batch.update(snapshot.ref, { ...changes }, asRead(snapshot));
    return (await commitIfUnchanged(batch)) ? { ...snapshot.data(), ...changes } : undefined;
  });

/** The profile is the truth. A name that the account misses is set with the next change. */
async function copyName({ uid }: Caller, name: string, { auth }: Context): Promise<void> {
  try {
    await auth.updateUser(uid, { displayName: name });
  } catch (error) {
    logError('An account kept its old display name', error, { uid });
  }
}

/** Changes what is given of the caller's profile; giving nothing changes nothing. */
export const updateProfile: Handler<Context, Endpoints['updateProfile']> = async (
  { body, caller },
  context,
) => {
  if (Object.keys(body).length === 0) return (await readProfile(caller.uid, context)).data();
  if (body.profileImage) await requireStoredImage('profileImage', body.profileImage, context);
  const profile = await changeProfile(caller.uid, body, context);
  if (body.name !== undefined) await copyName(caller, body.name, context);
  return profile;
};
