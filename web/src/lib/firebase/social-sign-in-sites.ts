import { type AuthCredential, GithubAuthProvider, GoogleAuthProvider } from 'firebase/auth';
import { type SocialProvider, socialProviders } from './social-provider';

/** The identity that the user types when the auth emulator stands in for another site. */
export interface LocalAccount {
  email: string;
  name: string;
}

/** Firebase's ids of these sites. */
const providerIds: Record<SocialProvider, string> = {
  google: GoogleAuthProvider.PROVIDER_ID,
  github: GithubAuthProvider.PROVIDER_ID,
};

/** Picks the sites that this site supports from Firebase's provider ids. */
export const supportedProvidersAmong = (ids: readonly string[]): SocialProvider[] =>
  socialProviders.filter((provider) => ids.includes(providerIds[provider]));

/** Returns Firebase's popup provider of a site, with the account of `email` suggested. */
export function popupProvider(provider: SocialProvider, email?: string) {
  if (provider === 'google') {
    const google = new GoogleAuthProvider();
    return email ? google.setCustomParameters({ login_hint: email }) : google;
  }
  const github = new GithubAuthProvider();
  return email ? github.setCustomParameters({ login: email }) : github;
}

/**
 * Returns an unsigned credential, the claims as JSON, which only the auth emulator accepts. As with the real
 * sites, Firebase trusts Google's email as verified, and GitHub's not.
 */
export function localCredential(provider: SocialProvider, account: LocalAccount): AuthCredential {
  const { email, name } = account;
  const claims = { sub: email.toLowerCase(), email, name };
  return provider === 'google'
    ? GoogleAuthProvider.credential(JSON.stringify({ ...claims, email_verified: true }))
    : GithubAuthProvider.credential(JSON.stringify(claims));
}
