import { signInWithCustomToken } from 'firebase/auth';
import { auth, currentToken, finishForAccount } from './auth';

/** Signs in the account of a custom token in place of the present one. If that fails, the present one stays. */
export async function switchAccount(customToken: string): Promise<void> {
  const ownToken = await currentToken();
  await signInWithCustomToken(auth, customToken);
  await finishForAccount(Promise.resolve(ownToken));
}
