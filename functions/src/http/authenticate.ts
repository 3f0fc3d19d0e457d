import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { effectiveRole } from '@carwash/domain/roles/effective-role';
import { isAdmitted, isStaffRole, type Role, roles } from '@carwash/domain/roles/role';
import { isAheadOfProfile, type TokenFacts } from '@carwash/domain/users/sign-in-ways';
import type { User } from '@carwash/domain/users/user';
import { type Auth, type DecodedIdToken, FirebaseAuthError } from 'firebase-admin/auth';
import type { Database } from '../db/database.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller, Staff } from './handler.ts';

/** The dependencies that reading profiles needs. */
export interface Profiles {
  db: Pick<Database, 'users' | 'pins'>;
}

export interface AuthGuards {
  auth: Auth;
  /** Called with the account of a token that says something else about its sign-in than the profile. Never rejects. */
  followAccount: (uid: string) => Promise<void>;
}

const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1] ?? null;

const roleOf = (token: DecodedIdToken): Role | undefined =>
  roles.find((role) => role === token.role);

/** Error codes of an invalid token. Other codes mean that Firebase Auth could not be reached. */
const tokenFaults = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

const sessionIsOver = () =>
  new ApiError('unauthenticated', 'Your session has expired. Please sign in again.');

/**
 * Verifies the token with Firebase Auth on every call, so a disabled or deleted account is rejected at
 * once.
 */
async function verify(auth: Auth, token: string): Promise<DecodedIdToken> {
  try {
    return await auth.verifyIdToken(token, true);
  } catch (error) {
    if (!(error instanceof FirebaseAuthError) || !tokenFaults.has(error.code)) throw error;
    throw sessionIsOver();
  }
}

/** Tells whether a session began with a sign-in by PIN: nothing else uses custom tokens. */
const isByPin = ({ firebase }: DecodedIdToken): boolean => firebase.sign_in_provider === 'custom';

/**
 * Returns the time of the sign-in with which the session began. A PIN proves no identity, so a sign-in by PIN counts
 * as one of long ago.
 */
const signedInAtOf = (token: DecodedIdToken): Date =>
  new Date(isByPin(token) ? 0 : token.auth_time * 1000);

/** Tells whether the PIN with which a session began is still set: none that was removed, or set anew since then. */
async function pinStands({ uid, auth_time }: DecodedIdToken, { db }: Profiles): Promise<boolean> {
  const setAt = (await readDocument(db.pins, uid))?.data().setAt;
  // `auth_time` is in whole seconds, so one of the same second counts as later.
  return setAt !== undefined && setAt.getTime() < (auth_time + 1) * 1000;
}

/** Returns what a token says about the sign-in of its account. */
const factsOf = ({ email = '', firebase }: DecodedIdToken): TokenFacts => ({
  email,
  identities: Object.keys(firebase.identities),
  provider: firebase.sign_in_provider,
});

/** Tells whether somebody has changed the sign-in of an account since the profile was written. */
const isOfChangedAccount = (token: DecodedIdToken, profile: User): boolean =>
  token.email !== undefined && isAheadOfProfile(factsOf(token), profile);

/**
 * Returns the caller of a token. For staff the profile is read too and must confirm the role, because staff
 * have more rights. The profile also shows whether the ways to sign in have changed.
 * @throws ApiError unauthenticated for staff whose profile is disabled, and for a session whose PIN has ended
 */
async function identify(
  token: DecodedIdToken,
  profiles: Profiles,
  followAccount: AuthGuards['followAccount'],
): Promise<Caller | Staff> {
  const { uid, email = null } = token;
  const { db } = profiles;
  const emailVerified = token.email_verified === true;
  const signedInAt = signedInAtOf(token);
  const claimed = roleOf(token);
  const [user, stands] = await Promise.all([
    isStaffRole(claimed) ? readDocument(db.users, uid) : null,
    !isByPin(token) || pinStands(token, profiles),
  ]);
  const profile = user?.data();
  if (!stands || profile?.status === 'disabled') throw sessionIsOver();
  if (profile && isOfChangedAccount(token, profile)) await followAccount(uid);
  const role = effectiveRole(claimed, profile?.role);
  const caller = { uid, role, email, emailVerified, signedInAt };
  return isStaffRole(role) && profile ? { ...caller, role, name: profile.name } : caller;
}

function mayCall({ role }: Caller, required: Exclude<Endpoint['auth'], 'anyone'>): boolean {
  if (required === 'signedIn') return true;
  return required === 'anyRole' ? role !== undefined : isAdmitted(role, required);
}

/**
 * Returns the caller; null if the endpoint needs no token.
 * @throws ApiError unauthenticated without a valid token, forbidden with the wrong role.
 */
export async function authenticate(
  { auth, followAccount }: AuthGuards,
  profiles: Profiles,
  required: Endpoint['auth'],
  authorization: string | undefined,
): Promise<Caller | Staff | null> {
  if (required === 'anyone') return null;
  const token = bearerToken(authorization);
  if (!token) throw new ApiError('unauthenticated', 'Please sign in first.');
  const caller = await identify(await verify(auth, token), profiles, followAccount);
  if (!mayCall(caller, required)) {
    throw new ApiError('forbidden', 'You are not allowed to do this.');
  }
  return caller;
}
