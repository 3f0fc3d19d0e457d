import type { AuthCredential } from 'firebase/auth';
import type { SocialProvider } from './social-provider';

/** Thrown when the email of a social account belongs to an existing account that is not linked to it. */
export class AccountExistsError extends Error {
  override readonly name = 'AccountExistsError';
  readonly email: string;
  /** The site that the user tried to sign in with. */
  readonly provider: SocialProvider;
  /** The sites that the existing account is linked to; empty when it has only a password. */
  readonly knownProviders: readonly SocialProvider[];
  /** Credential of the social account, to be linked once the owner has signed in. */
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

/** Thrown when the user chose another account than the expected one. */
export class OtherAccountError extends Error {
  override readonly name = 'OtherAccountError';
}

/** Firebase Auth's own code of a failure, `auth/...`; null for other errors. */
export const authFailureCode = (error: unknown): string | null =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('auth/')
    ? error.code
    : null;

/** Codes that mean that the session has ended. */
const sessionOverCodes: readonly (string | null)[] = [
  'auth/user-token-expired',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
  'auth/null-user',
];

/** Tells whether an admin has disabled the account. */
export const isAccountDisabled = (error: unknown): boolean =>
  authFailureCode(error) === 'auth/user-disabled';

/** Tells whether the account was deleted or its session was revoked, as opposed to a temporary failure. */
export const isSessionOver = (error: unknown): boolean =>
  sessionOverCodes.includes(authFailureCode(error));

/** Tells whether the failure is one of the network, so that trying again may help. */
export const isConnectionFailure = (error: unknown): boolean =>
  authFailureCode(error) === 'auth/network-request-failed' ||
  authFailureCode(error) === 'auth/timeout' ||
  // Browsers report a chunk that could not be fetched as a TypeError.
  (error instanceof TypeError && authFailureCode(error) === null);
