import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { effectiveRole } from '@carwash/domain/roles/effective-role';
import { isAdmitted, isStaffRole, type Role, roles } from '@carwash/domain/roles/role';
import { type Auth, type DecodedIdToken, FirebaseAuthError } from 'firebase-admin/auth';
import type { Database } from '../db/database.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller, Staff } from './handler.ts';

/** The dependencies that reading profiles needs. */
export interface Profiles {
  db: Pick<Database, 'users'>;
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

/**
 * Returns the time of the sign-in with which the session began. A custom token comes from a sign-in by PIN, which
 * proves no identity, so such a sign-in counts as one of long ago.
 */
const signedInAtOf = ({ firebase, auth_time }: DecodedIdToken): Date =>
  new Date(firebase.sign_in_provider === 'custom' ? 0 : auth_time * 1000);

/**
 * Returns the caller of a token. For staff the profile is read too and must confirm the role, because staff
 * have more rights.
 * @throws ApiError unauthenticated for staff whose profile is disabled
 */
async function identify(token: DecodedIdToken, { db }: Profiles): Promise<Caller | Staff> {
  const { uid } = token;
  const emailVerified = token.email_verified === true;
  const signedInAt = signedInAtOf(token);
  const claimed = roleOf(token);
  const profile = isStaffRole(claimed) ? (await readDocument(db.users, uid))?.data() : undefined;
  if (profile?.status === 'disabled') throw sessionIsOver();
  const role = effectiveRole(claimed, profile?.role);
  return isStaffRole(role) && profile
    ? { uid, role, emailVerified, signedInAt, name: profile.name }
    : { uid, role, emailVerified, signedInAt };
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
  auth: Auth,
  profiles: Profiles,
  required: Endpoint['auth'],
  authorization: string | undefined,
): Promise<Caller | Staff | null> {
  if (required === 'anyone') return null;
  const token = bearerToken(authorization);
  if (!token) throw new ApiError('unauthenticated', 'Please sign in first.');
  const caller = await identify(await verify(auth, token), profiles);
  if (!mayCall(caller, required)) {
    throw new ApiError('forbidden', 'You are not allowed to do this.');
  }
  return caller;
}
