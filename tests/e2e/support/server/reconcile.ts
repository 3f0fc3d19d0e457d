import { signInWithPassword } from '../../../support/emulators/auth-rest.ts';
import { reconcile as reconcileOn } from '../../../support/reconciler/reconcile.ts';
import type { Account } from '../records/accounts.ts';
import { baseUrl } from '../suite.ts';

/** Runs the reconciler, as the scheduler does every minute. */
export async function reconcile({
  email,
  password,
}: Pick<Account, 'email' | 'password'>): Promise<void> {
  const admin = await signInWithPassword(email, password);
  const { status, message } = await reconcileOn({ apiUrl: baseUrl }, admin);
  if (status !== 200) throw new Error(`reconcile answered ${status} ${message}`);
}
