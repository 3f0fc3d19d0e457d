import { object, string } from 'yup';

/** What Firebase Auth says of a password. */
export type PasswordVerdict =
  | {
      is: 'right';
      uid: string;
      /** Signed in with this very password just now; valid for an hour. */
      idToken: string;
    }
  /** The email may also be nobody's, or the account one without a password. */
  | { is: 'wrong' }
  | { is: 'disabled' }
  | { is: 'too_many_attempts' };

/** Whether `password` is the password of the account with `email`. */
export type PasswordCheck = (email: string, password: string) => Promise<PasswordVerdict>;

/** Faults that say something of the password or the account; all others are ours. */
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

/** A fault may go on after its code: `USER_DISABLED : The account has been disabled.` */
const codeOf = (fault: string): string => fault.split(' ', 1)[0] ?? '';

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
