import { loadAuth } from '../firebase/load-auth.ts';
import { emulators } from '../firebase/settings.ts';
import type { SocialProvider } from '../firebase/social-sign-in.ts';
import { session } from './session.ts';

/** The popup of the auth emulator needs a script from the internet, so it cannot run there. */
export const isSocialSignInAvailable = emulators === null;

const loadSocialSignIn = () => import('../firebase/social-sign-in.ts');

/**
 * Loads what signing in needs before it is asked for, and finds out whether somebody is signed in
 * already. Browsers block a popup that opens too long after the click.
 */
export function prepareSignIn(): void {
  session.connect();
  // A failure shows itself when signing in is tried.
  if (isSocialSignInAvailable) loadSocialSignIn().catch(() => {});
}

/** Rejects with Firebase's error, IncompleteAccountError, or a TypeError without a connection. */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  const auth = await loadAuth();
  session.connect();
  await auth.signInWithPassword(email, password);
}

/** Rejects like `signInWithPassword`, and when the popup is blocked or closed. */
export async function signInWithProvider(provider: SocialProvider): Promise<void> {
  const social = await loadSocialSignIn();
  session.connect();
  await social.signInWithProvider(provider);
}
