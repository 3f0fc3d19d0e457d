import { signInWithPassword } from '../../support/emulators/auth-rest.ts';
import { baseUrl } from './suite.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Runs the reconciler, as the scheduler does every few minutes. */
export async function reconcile({ email, password }: Credentials): Promise<void> {
  const { token } = await signInWithPassword(email, password);
  const response = await fetch(`${baseUrl}/api/payments/reconcile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`reconcile answered ${response.status}`);
}
