import { authFailureText } from '~/entities/users/auth-failure-text';
import type { SignInOutcome } from '~/lib/session/sign-in';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { showSignedInToast } from './signed-in-toast';

/** Closes the toast of the attempt that failed last. */
let closeFailure = () => {};

/**
 * Runs a sign-in method and shows the outcome as a toast, instead of the failure of the attempt before. The
 * frame redirects afterwards.
 * @param attempt resolves to null when another step is needed first, which is not a failure
 * @param textOf returns the toast's text for a failure
 * @returns the text of the failure, null without one
 */
export async function showSignIn(
  attempt: () => Promise<SignInOutcome | null>,
  textOf: (failure: unknown) => string = authFailureText,
): Promise<string | null> {
  closeFailure();
  const endProgress = showToast(toastTexts.signingIn, { variant: 'info' });
  try {
    const outcome = await attempt();
    if (outcome) showSignedInToast(outcome);
    return null;
  } catch (failure) {
    const text = textOf(failure);
    closeFailure = showToast(text, { variant: 'error' });
    return text;
  } finally {
    endProgress();
  }
}
