import { isAheadOfProfile } from '@carwash/domain/users/sign-in-ways';
import type { User } from '@carwash/domain/users/user';
import { readClaim } from '~/lib/session/token-claims';

/** Tells whether the account, as its token says, has another email or other ways to sign in than the profile. */
export function tokenIsAhead(token: string, profile: Pick<User, 'email' | 'signInWays'>): boolean {
  const email = readClaim(token, 'email');
  if (typeof email !== 'string') return false;
  const { identities, sign_in_provider: provider } = Object(readClaim(token, 'firebase'));
  const facts = { email, identities: Object.keys(Object(identities)), provider: String(provider) };
  return isAheadOfProfile(facts, profile);
}

/**
 * Asks the server to copy what the signed-in user's account has to their profile. Never
 * rejects: after a failure the next visit tries again.
 */
export async function syncProfile(): Promise<void> {
  try {
    const { callApi } = await import('~/lib/api/call-api');
    await callApi('updateProfile', { body: {} });
  } catch (error) {
    console.error('The profile could not follow the account:', error);
  }
}
