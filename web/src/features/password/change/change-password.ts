import { callApi } from '~/lib/api/call-api.ts';
import { loadAuth } from '~/lib/firebase/load-auth.ts';
import { session } from '~/lib/session/session.ts';

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes the password, which ends all sessions of the account, and signs this browser in again. Should
 * that last step fail, this browser is signed out like the others.
 * @throws ApiFailure when the password was not changed
 */
export async function changePassword(body: PasswordChange): Promise<void> {
  const email = session.current().user?.email ?? '';
  const isBack = await session.change(async () => {
    await callApi('changePassword', { body });
    try {
      await (await loadAuth()).signInWithPassword(email, body.newPassword);
      return true;
    } catch {
      return false;
    }
  });
  if (!isBack) await session.signOut();
}
