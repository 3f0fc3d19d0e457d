import { paths } from '~/lib/address/paths.ts';
import { loadAuth } from '~/lib/firebase/load-auth.ts';

/**
 * Sends the signed-in person Firebase's mail with the link that verifies their email. Rejects with
 * Firebase's error, or with a TypeError without a connection.
 */
export async function sendVerificationMail(): Promise<void> {
  const auth = await loadAuth();
  await auth.sendVerificationMail(new URL(paths.profile, location.origin).href);
}
