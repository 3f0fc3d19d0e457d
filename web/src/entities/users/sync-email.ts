import { readClaim } from '~/lib/session/token-claims';

/** Tells whether the account's email, as its token says, differs from the one in the profile. */
export function hasOtherEmail(token: string, profile: { email: string }): boolean {
  const email = readClaim(token, 'email');
  return typeof email === 'string' && email !== profile.email;
}

/**
 * Asks the server to copy the email of the signed-in user's account to their profile. Never
 * rejects: after a failure the next visit tries again.
 */
export async function syncEmail(): Promise<void> {
  try {
    const { callApi } = await import('~/lib/api/call-api');
    await callApi('updateProfile', { body: {} });
  } catch (error) {
    console.error('The profile could not follow a new email:', error);
  }
}
