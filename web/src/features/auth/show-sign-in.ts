import { authFailureText } from '~/entities/users/auth-failure-text';
import type { SignInOutcome } from '~/lib/session/sign-in';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { showSignedInToast } from './signed-in-toast';

/**
 * Runs a sign-in method and shows the outcome as a toast. The frame redirects afterwards.
 * @param attempt resolves to null when another step is needed first, which is not a failure
 * @param textOf returns the toast's text for a failure
 */
export async function showSignIn(
  attempt: () => Promise<SignInOutcome | null>,
  textOf: (failure: unknown) => string = authFailureText,
): Promise<void> {
  const endProgress = showToast(toastTexts.signingIn, { variant: 'info' });
  try {
    const outcome = await attempt();
    if (outcome) showSignedInToast(outcome);
  } catch (failure) {
    showToast(textOf(failure), { variant: 'error' });
  } finally {
    endProgress();
  }
}
