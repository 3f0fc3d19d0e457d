import { ApiFailure } from '~/lib/api/api-failure';
import { serverText } from '~/lib/api/failure-text';
import {
  authFailureCode,
  isConnectionFailure,
  OtherAccountError,
} from '~/lib/firebase/auth-failure';
import { toastTexts } from '~/lib/toasts';

/** The same text for a wrong email and for a wrong password, so that nobody learns which emails exist. */
const wrongCredentials = 'The email or the password is wrong.';
const otherWays = 'If you came with Google or GitHub before, use its button.';
const offline = 'You seem to be offline. Check your connection and try again.';
const tooManyAttempts = 'Too many attempts. Wait a few minutes and try again.';
const popupClosed = 'The sign-in window was closed before it was finished.';
const otherAccount = 'That is a different account. Please choose the one with this email address.';

const textsByCode: Record<string, string> = {
  'auth/invalid-credential': wrongCredentials,
  'auth/wrong-password': wrongCredentials,
  'auth/user-not-found': wrongCredentials,
  'auth/invalid-email': wrongCredentials,
  'auth/too-many-requests': tooManyAttempts,
  'auth/user-disabled': 'This account has been disabled. Please contact us.',
  'auth/email-already-in-use': 'An account with this email already exists.',
  'auth/weak-password': 'Choose a longer password: at least 8 characters.',
  'auth/popup-blocked':
    'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'auth/popup-closed-by-user': popupClosed,
  'auth/cancelled-popup-request': popupClosed,
  'auth/user-cancelled': popupClosed,
  'auth/account-exists-with-different-credential':
    'This email already has an account with another way to sign in. Use that one.',
  'auth/user-mismatch': otherAccount,
  'auth/operation-not-allowed': 'This way to sign in is not switched on. Use another one.',
};

/**
 * Returns the text for a failed sign-in with a password. It mentions the other ways to sign in, because
 * Firebase removes the password of an account whose email was unverified when its owner signed in with
 * Google: somebody else may have set that password.
 */
export function passwordFailureText(failure: unknown): string {
  const text = authFailureText(failure);
  return text === wrongCredentials ? `${text} ${otherWays}` : text;
}

/** Text for a failed proof of identity, where it is known whose password is asked for. */
export function proofFailureText(failure: unknown): string {
  const text = authFailureText(failure);
  return text === wrongCredentials ? 'This is not the password of that account.' : text;
}

/** Text for a failed sign-in, sign-up or other Firebase Auth call. */
export function authFailureText(failure: unknown): string {
  if (failure instanceof OtherAccountError) return otherAccount;
  if (isConnectionFailure(failure)) return offline;
  if (failure instanceof ApiFailure) {
    const unreachable = failure.kind === 'FETCH_ERROR' || failure.kind === 'TIMEOUT_ERROR';
    if (unreachable) return offline;
    return failure.code === 'rate_limited' ? tooManyAttempts : serverText(failure);
  }
  return textsByCode[authFailureCode(failure) ?? ''] ?? toastTexts.somethingWentWrong;
}
