import type { Endpoint } from '@carwash/domain/api/endpoint';
import { type Role, roles } from '@carwash/domain/entities/user';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { ApiError } from './api-error.ts';
import type { Caller } from './handler.ts';

const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1] ?? null;

const roleOf = (token: DecodedIdToken): Role | undefined =>
  roles.find((role) => role === token.role);

async function verify(auth: Auth, token: string, checkRevoked: boolean): Promise<DecodedIdToken> {
  try {
    return await auth.verifyIdToken(token, checkRevoked);
  } catch {
    throw new ApiError('unauthenticated', 'Your session has expired. Please sign in again.');
  }
}

/**
 * Who calls, if the endpoint wants to know. Revocation is checked for admins only: it costs a call.
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
  const decoded = await verify(auth, token, who === 'admin');
  const caller = { uid: decoded.uid, role: roleOf(decoded) };
  if (who !== 'signedIn' && caller.role !== who) {
    throw new ApiError('forbidden', 'You are not allowed to do this.');
  }
  return caller;
}
