/** The ways to sign in to an account, by the names that Firebase Auth has for them. */
export const signInWays = ['password', 'google.com', 'github.com'] as const;
export type SignInWay = (typeof signInWays)[number];

const names: Record<SignInWay, string> = {
  password: 'your password',
  'google.com': 'Google',
  'github.com': 'GitHub',
};

export const signInWaysAmong = (ids: readonly string[]): SignInWay[] =>
  signInWays.filter((way) => ids.includes(way));

/** 'your password or Google' */
export const nameSignInWays = (ways: readonly SignInWay[]): string =>
  ways.map((way) => names[way]).join(' or ');

export interface TokenFacts {
  email: string;
  /** Names of the sites that are linked, among other names. */
  identities: readonly string[];
  /** The way of this sign-in. */
  provider: string;
}

/** Tells whether a token names ways to sign in that the profile does not know, or misses other sites that it knows. */
function hasOtherWays({ identities, provider }: TokenFacts, known: readonly SignInWay[]): boolean {
  const sites = known.filter((way) => way !== 'password');
  const used = signInWaysAmong([provider]);
  return (
    sites.join() !== signInWaysAmong(identities).join() || used.some((way) => !known.includes(way))
  );
}

/**
 * Tells whether the account, as its token says, has another email or other ways to sign in than the profile. Whether
 * there is a password only a sign-in with it says.
 */
export const isAheadOfProfile = (
  token: TokenFacts,
  profile: { email: string; signInWays?: readonly SignInWay[] | undefined },
): boolean =>
  token.email !== profile.email ||
  // Older profiles do not have `signInWays`.
  (profile.signInWays !== undefined && hasOtherWays(token, profile.signInWays));
