import { recentSignInMs } from '@carwash/domain/users/session';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from './handler.ts';

/** @throws ApiError recent_sign_in_required when the caller has signed in too long ago */
export function requireRecentSignIn({ signedInAt }: Caller, { now }: { now: () => Date }): void {
  if (now().getTime() - signedInAt.getTime() <= recentSignInMs) return;
  throw new ApiError('recent_sign_in_required', 'Please sign in once more first.');
}
