import { object, string } from 'yup';

/** Result of a password check. */
export type PasswordVerdict =
  | {
      is: 'right';
      uid: string;
      /** Id token of a sign-in with this password; valid for an hour. */
      idToken: string;
    }
  /** Also when no account has the email, or the account has no password. */
  | { is: 'wrong' }
  | { is: 'disabled' }
  | { is: 'too_many_attempts' };

/** Checks the password of the account with `email`. */
export type PasswordCheck = (email: string, password: string) => Promise<PasswordVerdict>;

/** Error codes that are about the password or the account. All others are internal errors. */
const verdicts: Record<string, PasswordVerdict> = {
  INVALID_LOGIN_CREDENTIALS: { is: 'wrong' },
  INVALID_PASSWORD: { is: 'wrong' },
  INVALID_EMAIL: { is: 'wrong' },
  EMAIL_NOT_FOUND: { is: 'wrong' },
  USER_DISABLED: { is: 'disabled' },
  TOO_MANY_ATTEMPTS_TRY_LATER: { is: 'too_many_attempts' },
};

const signedIn = object({ localId: string().required(), idToken: string().required() });

const faultOf = (answer: unknown): string =>
  String(
    (answer as { error?: { message?: unknown } } | null)?.error?.message ?? 'without a reason',
  );

/**
 * Returns the code of an error message, which may have text after it: `USER_DISABLED : The account has been
 * disabled.`
 */
const codeOf = (fault: string): string => fault.split(' ', 1)[0] ?? '';

/**
 * Checks passwords with the REST API of Firebase Auth (accounts:signInWithPassword), or with its
 * emulator if one is configured.
 */
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
        body: JSON.stringify({ email, password, returnSecureToken: true }),
        signal: AbortSignal.timeout(10_000),
      },
    );
    const answer: unknown = await response.json();
    if (response.ok) {
      const { localId, idToken } = signedIn.validateSync(answer, { strict: true });
      return { is: 'right', uid: localId, idToken };
    }
    const fault = faultOf(answer);
    const verdict = verdicts[codeOf(fault)];
    if (verdict) return verdict;
    throw new Error(`Firebase Auth could not check a password: ${response.status} ${fault}`);
  };
