/** Whether `password` is the password of the account with `email`. */
export type PasswordCheck = (email: string, password: string) => Promise<boolean>;

/** Faults that say something of the password or the account; all others are ours. */
const wrongCredentials = [
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'EMAIL_NOT_FOUND',
  'USER_DISABLED',
];

const faultOf = (answer: unknown): string =>
  String(
    (answer as { error?: { message?: unknown } } | null)?.error?.message ?? 'without a reason',
  );

/** Asks Firebase Auth's REST API (accounts:signInWithPassword), or its emulator where one is set. */
export const createPasswordCheck =
  (webApiKey: string, emulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST): PasswordCheck =>
  async (email, password) => {
    const origin = emulatorHost
      ? `http://${emulatorHost}/identitytoolkit.googleapis.com`
      : 'https://identitytoolkit.googleapis.com';
    const response = await fetch(
      `${origin}/v1/accounts:signInWithPassword?key=${encodeURIComponent(webApiKey)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, returnSecureToken: false }),
        signal: AbortSignal.timeout(10_000),
      },
    );
    if (response.ok) return true;
    const fault = faultOf(await response.json());
    if (wrongCredentials.some((code) => fault.startsWith(code))) return false;
    throw new Error(`Firebase Auth could not check a password: ${response.status} ${fault}`);
  };
