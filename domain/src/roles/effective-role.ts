import { isStaffRole, type Role, roles } from './role.ts';

/**
 * Returns the effective role. A staff role needs both the claim and the profile, and is the lesser of them: old
 * tokens keep a claim after the profile has changed, and a profile alone does not replace the claim.
 * @param claimed the role claim of the token or the account
 * @param profile the role in the profile; only used for staff
 */
export function effectiveRole(
  claimed: Role | undefined,
  profile: Role | undefined,
): Role | undefined {
  if (!isStaffRole(claimed)) return claimed;
  return profile && roles.find((role) => role === claimed || role === profile);
}
