import type { AuthCredential } from 'firebase/auth';
import type { SocialProvider } from './social-provider';

/** The email of a social account has an account here that it does not belong to yet. */
export class AccountExistsError extends Error {
  override readonly name = 'AccountExistsError';
  readonly email: string;
  /** What was tried to sign in with. */
  readonly provider: SocialProvider;
  /** How the account's owner signs in with another site; empty: with a password. */
  readonly knownProviders: readonly SocialProvider[];
  /** Proof of the social account, to be linked by the account's owner. */
  readonly pending: AuthCredential;

  constructor(
    facts: Pick<AccountExistsError, 'email' | 'provider' | 'knownProviders' | 'pending'>,
  ) {
    super(`${facts.email} has an account already`);
    this.email = facts.email;
    this.provider = facts.provider;
    this.knownProviders = facts.knownProviders;
    this.pending = facts.pending;
  }
}

/** Somebody signed in with another account than the one that was asked for. */
export class OtherAccountError extends Error {
  override readonly name = 'OtherAccountError';
}

/** Firebase Auth's own code of a failure, `auth/...`; null when it is none of Firebase's. */
export const authFailureCode = (error: unknown): string | null =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('auth/')
    ? error.code
    : null;

/** Codes with which Firebase Auth says that a session cannot go on. */
const sessionOverCodes: readonly (string | null)[] = [
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/null-user',
];

/** Whether an admin has disabled the account. */
export const isAccountDisabled = (error: unknown): boolean =>
  authFailureCode(error) === 'auth/user-disabled';

/** Whether the account is gone or its session was ended, as opposed to a failure that may pass. */
export const isSessionOver = (error: unknown): boolean =>
  sessionOverCodes.includes(authFailureCode(error));

/** Whether trying again with a better connection may help. */
export const isConnectionFailure = (error: unknown): boolean =>
  authFailureCode(error) === 'auth/network-request-failed' ||
  authFailureCode(error) === 'auth/timeout' ||
  // How browsers report a chunk that could not be fetched.
  (error instanceof TypeError && authFailureCode(error) === null);
