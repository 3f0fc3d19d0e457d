import { object, string } from 'yup';
import { callAuth } from './call-auth.ts';

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

/**
 * Checks passwords with the REST API of Firebase Auth (accounts:signInWithPassword), or with its
 * emulator if one is configured.
 */
export const createPasswordCheck =
  (webApiKey: string, emulatorHost?: string): PasswordCheck =>
  async (email, password) => {
    const answer = await callAuth(
      'signInWithPassword',
      { email, password, returnSecureToken: true },
      { webApiKey, emulatorHost },
    );
    if ('body' in answer) {
      const { localId, idToken } = signedIn.validateSync(answer.body, { strict: true });
      return { is: 'right', uid: localId, idToken };
    }
    const verdict = verdicts[answer.code];
    if (verdict) return verdict;
    throw new Error(`Firebase Auth could not check a password: ${answer.fault}`);
  };
