import { readClaim } from '~/lib/session/token-claims';

/** Whether the account has another email than its profile, as far as a token of it can tell. */
export function hasOtherEmail(token: string, profile: { email: string }): boolean {
  const email = readClaim(token, 'email');
  return typeof email === 'string' && email !== profile.email;
}

/**
 * Has the signed-in person's profile follow the email of their account; the server looks it up. Never
 * rejects: where that fails, the next visit asks again.
 */
export async function followEmail(): Promise<void> {
  try {
    const { callApi } = await import('~/lib/api/call-api');
    await callApi('updateProfile', { body: {} });
  } catch (error) {
    console.error('The profile could not follow a new email:', error);
  }
}
