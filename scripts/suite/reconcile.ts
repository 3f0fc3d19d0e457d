import type { SuiteSettings } from './settings.ts';
import { functionUrl } from './warm-up.ts';

const EVERY_MS = 60_000;

/**
 * Calls the reconciler now and once a minute, because the emulators have no scheduler. Prints a warning
 * when a call fails, and the next one only after a call has succeeded in between.
 */
export function reconcileEveryMinute(settings: SuiteSettings, admin: Credentials): void {
  let isFailing = false;
  const run = async () => {
    const problem = await reconcile(settings, admin).catch((error: Error) => error.message);
    if (problem !== undefined && !isFailing) console.warn(`! The reconciler failed: ${problem}`);
    isFailing = problem !== undefined;
  };
  void run();
  setInterval(run, EVERY_MS);
}

interface Credentials {
  email: string;
  password: string;
}

/**
 * Calls the reconciler.
 * @returns the problem; undefined on success
 */
export async function reconcile(
  settings: SuiteSettings,
  admin: Credentials,
): Promise<string | undefined> {
  const response = await fetch(`${functionUrl(settings, 'api')}/api/payments/reconcile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await signIn(settings, admin)}` },
  });
  return response.ok ? undefined : `${response.status} ${await response.text()}`;
}

/**
 * Signs in.
 * @returns an ID token of the auth emulator
 */
async function signIn({ ports }: SuiteSettings, { email, password }: Credentials): Promise<string> {
  const service = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1`;
  const response = await fetch(`${service}/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const answer: unknown = await response.json();
  if (isSignedIn(answer)) return answer.idToken;
  throw new Error(`${email} cannot sign in: ${JSON.stringify(answer)}`);
}

const isSignedIn = (answer: unknown): answer is { idToken: string } =>
  typeof answer === 'object' &&
  answer !== null &&
  'idToken' in answer &&
  typeof answer.idToken === 'string';
