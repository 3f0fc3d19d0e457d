import { baseUrl } from './suite.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Runs the reconciler, as the scheduler does every few minutes. */
export async function reconcile(admin: Credentials): Promise<void> {
  const response = await fetch(`${baseUrl}/api/payments/reconcile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(admin)}` },
  });
  if (!response.ok) throw new Error(`reconcile answered ${response.status}`);
}

async function tokenOf({ email, password }: Credentials): Promise<string> {
  const response = await fetch(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken?: string };
  if (!idToken) throw new Error(`${email} could not sign in: ${response.status}`);
  return idToken;
}
