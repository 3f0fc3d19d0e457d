import type { LinkOutcome } from '~/lib/firebase/social-sign-in';
import type { SignInOutcome } from '../firebase/auth';
import type { AccountExistsError } from '../firebase/auth-failure';
import { loadAuth } from '../firebase/load-auth';
import { emulators } from '../firebase/settings';
import type { SocialProvider } from '../firebase/social-provider';
import type { LocalAccount } from '../firebase/social-sign-in-sites';
import { withReload } from '../missing-chunk';
import { session } from './session';

export type { LinkOutcome, LocalAccount, SignInOutcome };

/**
 * Whether a local dialog asks for the identity instead of a popup, because the auth emulator's popup needs a
 * script from the internet. Everything after that is the same.
 */
export const asksForLocalAccount = emulators !== null;

const importSocialSignIn = () => import('~/lib/firebase/social-sign-in');

const loadAuthToSignIn = withReload(loadAuth);
const loadSocialSignIn = withReload(importSocialSignIn);
const loadSwitchAccount = withReload(() => import('~/lib/firebase/switch-account'));

/**
 * Preloads the code for signing in, and finds out whether somebody is signed in already. Browsers block a
 * popup that opens too long after the click.
 */
export function prepareSignIn(): void {
  void session.connect();
  // Ignored here, because the failure is reported when the user tries to sign in.
  importSocialSignIn().catch(() => {});
}

/** Signs in with email and password. Rejects with Firebase's error, or a TypeError without a connection. */
export async function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  const auth = await loadAuthToSignIn();
  void session.connect();
  return auth.signInWithPassword(email, password);
}

/**
 * Signs in with another site. Rejects like `signInWithPassword`, with AccountExistsError, and when the popup
 * is blocked or closed.
 * @param account the identity for the local emulators; null opens the site's popup
 */
export async function signInWithProvider(
  provider: SocialProvider,
  account: LocalAccount | null,
): Promise<SignInOutcome> {
  const social = await loadSocialSignIn();
  void session.connect();
  return social.signInWithProvider({ provider, account });
}

/**
 * Signs in the person of a custom token in place of the present one, in one step. Rejects like
 * `signInWithPassword`; then the present one stays signed in.
 */
export async function signInWithCustomToken(customToken: string): Promise<void> {
  const { switchAccount } = await loadSwitchAccount();
  await session.change(() => switchAccount(customToken));
}

/** Signs in to the existing account and links the new method. Rejects like signing in. */
export async function linkWithPassword(
  existing: AccountExistsError,
  password: string,
): Promise<LinkOutcome> {
  const social = await loadSocialSignIn();
  return session.change(() => social.linkWithPassword(existing, password));
}

/**
 * Signs in to the existing account with another site and links the new method. Rejects like
 * `signInWithProvider`, and with OtherAccountError.
 */
export async function linkWithProvider(
  existing: AccountExistsError,
  provider: SocialProvider,
  account: LocalAccount | null,
): Promise<LinkOutcome> {
  const social = await loadSocialSignIn();
  return session.change(() => social.linkWithProvider(existing, { provider, account }));
}
