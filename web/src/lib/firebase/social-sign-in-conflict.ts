import { FirebaseError } from 'firebase/app';
import { GithubAuthProvider, GoogleAuthProvider } from 'firebase/auth';
import { array, object, string } from 'yup';
import { AccountExistsError, authFailureCode } from './auth-failure.ts';
import type { SocialProvider } from './social-provider.ts';
import { knownAmong } from './social-sign-in-sites.ts';

/** The REST answer that the failure carries, as the reference of `accounts:signInWithIdp` has it. */
const detailsSchema = object({
  email: string().required(),
  _tokenResponse: object({ verifiedProvider: array().of(string().required()).default([]) }),
});

/** Firebase's refusal of a second account with the same email; null for any other failure. */
export function readAccountExists(
  provider: SocialProvider,
  error: unknown,
): AccountExistsError | null {
  const code = 'auth/account-exists-with-different-credential';
  if (!(error instanceof FirebaseError) || authFailureCode(error) !== code) return null;
  const site = provider === 'google' ? GoogleAuthProvider : GithubAuthProvider;
  const pending = site.credentialFromError(error);
  const details: unknown = error.customData;
  if (!pending || !detailsSchema.isValidSync(details)) return null;
  const knownProviders = knownAmong(detailsSchema.cast(details)._tokenResponse.verifiedProvider);
  return new AccountExistsError({ email: details.email, provider, knownProviders, pending });
}
