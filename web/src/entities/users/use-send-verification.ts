import { useSnackbar } from 'notistack';
import { useSingleRun } from '~/lib/forms/use-in-flight-guard.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { authFailureText } from './auth-failure-text.ts';
import { sendVerificationMail } from './send-verification-mail.ts';

/** Sends the mail that verifies the signed-in person's email, and tells how that went. */
export function useSendVerification() {
  const { running, run } = useSingleRun();
  const { enqueueSnackbar } = useSnackbar();

  const sendVerification = () =>
    run(async () => {
      try {
        await sendVerificationMail();
        enqueueSnackbar(toastTexts.verificationSent, { variant: 'success' });
      } catch (failure) {
        enqueueSnackbar(authFailureText(failure), { variant: 'error' });
      }
    });

  return { sending: running, sendVerification };
}
