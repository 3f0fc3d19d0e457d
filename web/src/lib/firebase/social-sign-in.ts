import { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  GithubAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { array, object, string } from 'yup';
import { auth, outcomeOf, type SignInOutcome } from './auth';
import { AccountExistsError, authFailureCode, OtherAccountError } from './auth-failure';
import type { SocialProvider } from './social-provider';
import {
  type LocalAccount,
  localCredential,
  popupProvider,
  supportedProvidersAmong,
} from './social-sign-in-sites';

/** The REST response inside the error, as documented for `accounts:signInWithIdp`. */
const detailsSchema = object({
  email: string().required(),
  _tokenResponse: object({ verifiedProvider: array().of(string().required()).default([]) }),
});

/**
 * Parses Firebase's refusal of a second account with the same email; null for any other failure.
 */
function readAccountExists(provider: SocialProvider, error: unknown): AccountExistsError | null {
  const code = 'auth/account-exists-with-different-credential';
  if (!(error instanceof FirebaseError) || authFailureCode(error) !== code) return null;
  const site = provider === 'google' ? GoogleAuthProvider : GithubAuthProvider;
  const pending = site.credentialFromError(error);
  const details: unknown = error.customData;
  if (!pending || !detailsSchema.isValidSync(details)) return null;
  const knownProviders = supportedProvidersAmong(
    detailsSchema.cast(details)._tokenResponse.verifiedProvider,
  );
  return new AccountExistsError({ email: details.email, provider, knownProviders, pending });
}

/**
 * An account of another site: chosen in that site's popup, or `account` where the local emulators
 * stand in for the site.
 */
interface SocialAccount {
  provider: SocialProvider;
  /** null: the popup asks. */
  account: LocalAccount | null;
  /** The account that the popup should suggest. */
  email?: string;
}

const prove = ({ provider, account, email }: SocialAccount): Promise<UserCredential> =>
  account
    ? signInWithCredential(auth, localCredential(provider, account))
    : signInWithPopup(auth, popupProvider(provider, email), browserPopupRedirectResolver);

/**
 * Completes a sign-in after another site has identified the user, by popup or by local credential.
 * @throws AccountExistsError when the email belongs to an account that needs another proof
 */
async function finishSocialSignIn(
  provider: SocialProvider,
  credentialResult: Promise<UserCredential>,
): Promise<SignInOutcome> {
  try {
    const { user } = await credentialResult;
    return await outcomeOf(user);
  } catch (error) {
    throw readAccountExists(provider, error) ?? error;
  }
}

/** Signs in with another site. Rejects with Firebase's error, or with AccountExistsError. */
export const signInWithProvider = (social: SocialAccount): Promise<SignInOutcome> =>
  finishSocialSignIn(social.provider, prove(social));

export interface LinkOutcome extends SignInOutcome {
  /**
   * false: signed in, but the new method could not be linked, for example because the account already has
   * another one of that site.
   */
  isLinked: boolean;
}

async function link(user: User, { pending }: AccountExistsError): Promise<LinkOutcome> {
  const isLinked = await linkWithCredential(user, pending).then(
    () => true,
    () => false,
  );
  return { ...(await outcomeOf(user)), isLinked };
}

/** Signs in to the existing account with its password and links the new method to it. */
export async function linkWithPassword(
  existing: AccountExistsError,
  password: string,
): Promise<LinkOutcome> {
  const { user } = await signInWithEmailAndPassword(auth, existing.email, password);
  return link(user, existing);
}

/**
 * Signs in to the existing account with another site and links the new method to it.
 * @throws OtherAccountError when the user chose somebody else's account there; nobody is signed in then.
 */
export async function linkWithProvider(
  existing: AccountExistsError,
  social: SocialAccount,
): Promise<LinkOutcome> {
  const { user } = await prove({ ...social, email: existing.email });
  if (user.email?.toLowerCase() !== existing.email.toLowerCase()) {
    await auth.signOut();
    throw new OtherAccountError();
  }
  return link(user, existing);
}

/** Asks the signed-in user to sign in again, as Firebase requires before sensitive changes. */
export async function reauthenticate({ provider, account }: SocialAccount): Promise<void> {
  const user = auth.currentUser;
  if (!user) return;
  if (account) {
    await reauthenticateWithCredential(user, localCredential(provider, account));
    return;
  }
  const popup = popupProvider(provider, user.email ?? undefined);
  await reauthenticateWithPopup(user, popup, browserPopupRedirectResolver);
}
