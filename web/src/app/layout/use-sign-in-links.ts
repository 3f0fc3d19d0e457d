import { useLocation } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { returnSearch } from '~/lib/session/return-path';

/** Pages to which signing in does not lead back, but to the testimonials. */
const leftBehind: readonly string[] = [
  paths.home,
  paths.completeAccount,
  paths.forgotPassword,
  paths.authAction,
];

/**
 * Returns links to the sign-in and the sign-up page, which lead back to the current page afterwards, and from the home
 * page to its testimonials. Between these two pages the way back stays the same.
 */
export function useSignInLinks() {
  const { pathname, search } = useLocation();
  const isOnTheWay = pathname === paths.signIn || pathname === paths.signUp;
  // The fragment is left out, because the server renders these links without knowing it.
  const own = leftBehind.includes(pathname) ? '' : returnSearch({ pathname, search, hash: '' });
  const back = isOnTheWay ? search : own;
  return {
    signIn: { pathname: paths.signIn, search: back },
    signUp: { pathname: paths.signUp, search: back },
  };
}
