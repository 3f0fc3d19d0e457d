import type { Role } from './role.ts';

/**
 * Returns the effective role. Only a user whose claim and profile both say admin is one: old tokens keep a
 * claim after the profile has changed, and a profile alone does not replace the claim.
 * @param claimed the role claim of the token or the account
 * @param profile the role in the profile; only used for admins
 */
export const effectiveRole = (
  claimed: Role | undefined,
  profile: Role | undefined,
): Role | undefined => (claimed === 'admin' ? profile : claimed);
