import { useSnackbar } from 'notistack';
import { authFailureText } from '~/entities/users/auth-failure-text';
import type { SignInOutcome } from '~/lib/session/sign-in';
import { toastTexts } from '~/lib/toasts';
import { useWelcome } from './use-welcome';

/**
 * Runs a way to sign in and tells how it goes. Where to go afterwards is the frame's business.
 * @param textOf what is told of a failure
 * @returns its attempt answers null when it has not failed, but something else has to happen first
 */
export function useSignIn(
  textOf: (failure: unknown) => string = authFailureText,
): (attempt: () => Promise<SignInOutcome | null>) => Promise<void> {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const welcome = useWelcome();
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
