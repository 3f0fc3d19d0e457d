import { useSnackbar } from 'notistack';
import { toastTexts } from '~/lib/toasts.ts';
import { authFailureText } from './auth-failure-text.ts';

/**
 * Runs a way to sign in and tells how it goes. Where to go afterwards is the frame's business.
 * @returns whether it worked
 */
export function useSignIn(): (attempt: () => Promise<void>) => Promise<boolean> {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return async (attempt) => {
    const progress = enqueueSnackbar(toastTexts.signingIn, { variant: 'info' });
    try {
      await attempt();
      enqueueSnackbar(toastTexts.signedIn, { variant: 'success' });
      return true;
    } catch (failure) {
      enqueueSnackbar(authFailureText(failure), { variant: 'error' });
      return false;
    } finally {
      closeSnackbar(progress);
    }
  };
}
