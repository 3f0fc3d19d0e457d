import { useSnackbar } from 'notistack';
import { authFailureText } from '~/entities/users/auth-failure-text';
import type { SignInOutcome } from '~/lib/session/sign-in';
import { toastTexts } from '~/lib/toasts';
import { useSignedInToast } from './use-signed-in-toast';

/**
 * Runs a sign-in method and shows the outcome as a toast. The frame redirects afterwards.
 * @param textOf the toast's text for a failure
 * @returns its attempt resolves to null when it has not failed, but another step is needed first
 */
export function useSignIn(
  textOf: (failure: unknown) => string = authFailureText,
): (attempt: () => Promise<SignInOutcome | null>) => Promise<void> {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const welcome = useSignedInToast();
  return async (attempt) => {
    const progress = enqueueSnackbar(toastTexts.signingIn, { variant: 'info' });
    try {
      const outcome = await attempt();
      if (outcome) welcome(outcome);
    } catch (failure) {
      enqueueSnackbar(textOf(failure), { variant: 'error' });
    } finally {
      closeSnackbar(progress);
    }
  };
}
