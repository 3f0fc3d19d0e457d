import { useSnackbar } from 'notistack';
import type { SignInOutcome } from '~/lib/session/sign-in.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { VerificationOffer } from './verification-offer.tsx';

/** Long enough to read the offer and reach its button; the profile has the same one without haste. */
const offerMs = 12_000;

/** Says that signing in has worked, and offers to verify an email that is not verified yet. */
export function useWelcome(): (outcome: SignInOutcome) => void {
  const { enqueueSnackbar } = useSnackbar();
  return ({ uid, isComplete, isEmailVerified }) => {
    // A newcomer is welcomed when their account is complete.
    if (!isComplete) return;
    enqueueSnackbar(toastTexts.signedIn, { variant: 'success' });
    if (isEmailVerified) return;
    enqueueSnackbar(toastTexts.emailNotVerified, {
      autoHideDuration: offerMs,
      action: (toast) => <VerificationOffer toast={toast} uid={uid} />,
    });
  };
}
