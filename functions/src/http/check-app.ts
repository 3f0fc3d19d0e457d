import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import type { Request } from 'express';
import { ApiError } from '../errors/api-error.ts';
import { needsAppCheck } from './needs-app-check.ts';

/** Verifies an App Check token. Rejects if it was not issued for this project's site. */
export type VerifyApp = (token: string) => Promise<unknown>;

/**
 * Rejects calls that do not come from the site.
 * @param verify null when App Check is off
 * @throws ApiError app_check_failed
 */
export async function checkApp(
  endpoint: Endpoint,
  request: Request,
  verify: VerifyApp | null,
): Promise<void> {
  if (!verify || !needsAppCheck(endpoint)) return;
  const token = request.get('x-firebase-appcheck');
  try {
    if (token) {
      await verify(token);
      return;
    }
  } catch {
    // An invalid token gets the same answer as a missing one.
  }
  throw new ApiError(
    'app_check_failed',
    'This call does not come from our site. Please reload it.',
  );
}
