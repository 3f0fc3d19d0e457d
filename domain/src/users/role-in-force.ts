import type { Role } from './user.ts';

/**
 * The role that counts now. Admins are those whose claim and profile both say so: a claim lives on in
 * tokens that were issued before the profile changed, and a profile is no proof of a claim.
 * @param claimed the role claim of the token or the account
 * @param profile the role in the profile; only looked at for admins
 */
export const roleInForce = (
  claimed: Role | undefined,
  profile: Role | undefined,
): Role | undefined => (claimed === 'admin' ? profile : claimed);
