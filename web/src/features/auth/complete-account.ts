import type { CompleteSignUp } from '@carwash/domain/users/endpoints';
import { callApi } from '~/lib/api/call-api.ts';
import { loadAuth } from '~/lib/firebase/load-auth.ts';
import { session } from '~/lib/session/session.ts';

/**
 * Completes the newcomer's account and signs them in with the role that it has now. Safe to repeat.
 * @throws ApiFailure, or Firebase's error when the new token cannot be fetched
 */
export const completeAccount = (body: CompleteSignUp): Promise<void> =>
  session.change(async () => {
    await callApi('completeSignUp', { body });
    await (await loadAuth()).renewToken();
  });
