import type { Endpoints } from '@carwash/domain/endpoints';
import type { UpdateProfile } from '@carwash/domain/users/endpoints';
import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import { asRead, commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import type { Handler } from '../http/handler.ts';
import { referToImage } from '../images/refer-to-image.ts';
import { copyName } from './copy-name.ts';
import { followEmail } from './follow-email.ts';
import { readProfile } from './read-user.ts';

const changeProfile = (uid: string, changes: UpdateProfile, context: Context): Promise<User> =>
  untilUncontended(async () => {
    const snapshot = await readProfile(uid, context);
    const changed = { ...snapshot.data(), ...changes };
    const searchTerms = searchTermsOfPerson(changed);
    const batch = context.db.batch();
    batch.update(snapshot.ref, { ...changes, searchTerms }, asRead(snapshot));
    const { profileImage } = changes;
    if (profileImage) await referToImage(batch, 'profileImage', profileImage, context);
    return (await commitIfUnchanged(batch)) ? { ...changed, searchTerms } : undefined;
  });

/**
 * Changes the given fields of the caller's profile. A call without fields only copies the account's
 * email; browsers call this when the two emails differ.
 */
export const updateProfile: Handler<Context, Endpoints['updateProfile']> = async (
  { body, caller },
  context,
) => {
  if (Object.keys(body).length === 0) return followEmail(caller.uid, context);
  const profile = await changeProfile(caller.uid, body, context);
  if (body.name !== undefined) await copyName(profile, context);
  return profile;
};
