/** Whether `password` is the password of the account with `email`. */
export type PasswordCheck = (email: string, password: string) => Promise<boolean>;

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
    if (response.status >= 500)
      throw new Error(`Firebase Auth answered with status ${response.status}`);
    return response.ok;
  };
