import type { Endpoint } from '@carwash/domain/api/endpoint';
import { type Role, roles } from '@carwash/domain/entities/user';
import { type Auth, type DecodedIdToken, FirebaseAuthError } from 'firebase-admin/auth';
import { ApiError } from './api-error.ts';
import type { Caller } from './handler.ts';

const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1] ?? null;

const roleOf = (token: DecodedIdToken): Role | undefined =>
  roles.find((role) => role === token.role);

/** What is wrong with a token, as opposed to Firebase Auth being out of reach. */
const tokenFaults = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

async function verify(auth: Auth, token: string, checkRevoked: boolean): Promise<DecodedIdToken> {
  try {
    return await auth.verifyIdToken(token, checkRevoked);
  } catch (error) {
    if (!(error instanceof FirebaseAuthError) || !tokenFaults.has(error.code)) throw error;
    throw new ApiError('unauthenticated', 'Your session has expired. Please sign in again.');
  }
}

/** Admins' tokens are checked for revocation: what they may do is worth the extra call. */
async function decode(auth: Auth, token: string): Promise<DecodedIdToken> {
  const decoded = await verify(auth, token, false);
  return roleOf(decoded) === 'admin' ? verify(auth, token, true) : decoded;
}

/**
 * Who calls, if the endpoint wants to know.
 * @throws ApiError unauthenticated without a valid token, forbidden with the wrong role.
 */
export async function authenticate(
  auth: Auth,
  who: Endpoint['who'],
  authorization: string | undefined,
): Promise<Caller | null> {
  if (who === 'anyone') return null;
  const token = bearerToken(authorization);
  if (!token) throw new ApiError('unauthenticated', 'Please sign in first.');
  const decoded = await decode(auth, token);
  const caller = { uid: decoded.uid, role: roleOf(decoded) };
  if (who !== 'signedIn' && caller.role !== who) {
    throw new ApiError('forbidden', 'You are not allowed to do this.');
  }
  return caller;
}
