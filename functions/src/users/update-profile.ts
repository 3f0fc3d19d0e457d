import type { Endpoints } from '@carwash/domain/endpoints';
import type { UpdateProfile } from '@carwash/domain/users/endpoints';
import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import { traceIds } from '../customers/traces.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { badInput } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { referToImage } from '../images/refer-to-image.ts';
import { copyNameToAccount } from './copy-name-to-account.ts';
import { readProfile } from './read-user.ts';
import { requirePhoneNumber } from './require-phone-number.ts';
import { syncEmail } from './sync-email.ts';

/** Most former phone numbers of an account: all are kept, because a blocked one may be among them. */
const mostFormerPhones = 50;

/**
 * Returns the former phone numbers of a profile with another one; null for the same.
 * @throws ApiError bad_input for one too many
 */
function formerPhonesOf({ phone, formerPhones = [] }: User, next: string, context: Context) {
  if (phone === next) return null;
  const all = [...new Set([...formerPhones, ...traceIds({ phones: [phone] }, context)])];
  if (all.length <= mostFormerPhones) return all;
  throw badInput('phone', 'This account has had too many phone numbers. Please call us.');
}

const changeProfile = (uid: string, changes: UpdateProfile, context: Context): Promise<User> =>
  retryOnConflict(async () => {
    const snapshot = await readProfile(uid, context);
    const before = snapshot.data();
    const changed = { ...before, ...changes };
    const formerPhones = formerPhonesOf(before, changed.phone, context);
    const searchTerms = searchTermsOfPerson(changed);
    const batch = context.db.batch();
    batch.update(
      snapshot.ref,
      { ...changes, searchTerms, ...(formerPhones && { formerPhones }) },
      ifUnchanged(snapshot),
    );
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
  if (Object.keys(body).length === 0) return syncEmail(caller.uid, context);
  const { phone } = body;
  const changes =
    phone === undefined
      ? body
      : { ...body, phone: await requirePhoneNumber('phone', phone, context) };
  const profile = await changeProfile(caller.uid, changes, context);
  if (body.name !== undefined) await copyNameToAccount(profile, context);
  return profile;
};
