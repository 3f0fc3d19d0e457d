import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { toastTexts } from '../toasts.ts';
import { authFailureText } from './auth-failure-text.ts';
import { sendVerificationMail } from './send-verification-mail.ts';

/** Sends the mail that verifies the signed-in person's email, and tells how that went. */
export function useSendVerification() {
  const [sending, setSending] = useState(false);
  const { enqueueSnackbar } = useSnackbar();

  const sendVerification = async (): Promise<void> => {
    setSending(true);
    try {
      await sendVerificationMail();
      enqueueSnackbar(toastTexts.verificationSent, { variant: 'success' });
    } catch (failure) {
      enqueueSnackbar(authFailureText(failure), { variant: 'error' });
    } finally {
      setSending(false);
    }
  };

  return { sending, sendVerification };
}
