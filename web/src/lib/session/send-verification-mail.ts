import { loadAuth } from '../firebase/load-auth.ts';
import { paths } from '../paths.ts';

/**
 * Sends the signed-in person Firebase's mail with the link that verifies their email. Rejects with
 * Firebase's error, or with a TypeError without a connection.
 */
export async function sendVerificationMail(): Promise<void> {
  const auth = await loadAuth();
  await auth.sendVerificationMail(new URL(paths.profile, location.origin).href);
}
