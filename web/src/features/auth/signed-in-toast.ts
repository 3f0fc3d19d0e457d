import type { SignInOutcome } from '~/lib/session/sign-in';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/** Shows that the user is signed in. A user without a complete account is welcomed after completing it. */
export function showSignedInToast({ isComplete }: SignInOutcome): void {
  if (isComplete) showToast(toastTexts.signedIn, { variant: 'success' });
}
