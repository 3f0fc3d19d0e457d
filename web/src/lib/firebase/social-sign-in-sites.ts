import { type AuthCredential, GithubAuthProvider, GoogleAuthProvider } from 'firebase/auth';
import { type SocialProvider, socialProviders } from './social-provider';

/** Who somebody says they are where the auth emulator stands in for the other site. */
export interface LocalAccount {
  email: string;
  name: string;
}

/** Firebase's own ids of the other sites. */
const providerIds: Record<SocialProvider, string> = {
  google: GoogleAuthProvider.PROVIDER_ID,
  github: GithubAuthProvider.PROVIDER_ID,
};

/** The sites among Firebase's provider ids. */
export const knownAmong = (ids: readonly string[]): SocialProvider[] =>
  socialProviders.filter((provider) => ids.includes(providerIds[provider]));

/** What opens the site's popup, with the account of `email` proposed. */
export function popupProvider(provider: SocialProvider, email?: string) {
  if (provider === 'google') {
    const google = new GoogleAuthProvider();
    return email ? google.setCustomParameters({ login_hint: email }) : google;
  }
  const github = new GithubAuthProvider();
  return email ? github.setCustomParameters({ login: email }) : github;
}

/**
 * A credential that nobody has signed. Only the auth emulator accepts it, and asks for no more than
 * the claims as JSON. As with the real sites, Firebase takes Google's word for an email and not GitHub's.
 */
export function localCredential(provider: SocialProvider, account: LocalAccount): AuthCredential {
  const { email, name } = account;
  const claims = { sub: email.toLowerCase(), email, name };
  return provider === 'google'
    ? GoogleAuthProvider.credential(JSON.stringify({ ...claims, email_verified: true }))
    : GithubAuthProvider.credential(JSON.stringify(claims));
}
