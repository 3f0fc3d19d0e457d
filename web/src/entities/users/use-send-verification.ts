import { paths } from '~/lib/address/paths';
import { loadAuth } from '~/lib/firebase/load-auth';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { authFailureText } from './auth-failure-text';

/**
 * Sends the verification mail of Firebase to the signed-in user. Rejects with Firebase's error, or
 * with a TypeError without a connection.
 */
async function sendVerificationMail(): Promise<void> {
  const auth = await loadAuth();
  await auth.sendVerificationMail(new URL(paths.profile, location.origin).href);
}

/** Sends the verification mail to the signed-in user and shows the outcome as a toast. */
export function useSendVerification() {
  const { running, run } = useInFlightGuard();

  const sendVerification = () =>
    run(async () => {
      try {
        await sendVerificationMail();
        showToast(toastTexts.verificationSent, { variant: 'success' });
      } catch (failure) {
        showToast(authFailureText(failure), { variant: 'error' });
      }
    });

  return { sending: running, sendVerification };
}
