import { useLocation } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { returnSearch } from '~/lib/session/return-path';

/**
 * Returns links to the sign-in and the sign-up page, which lead back to the current page afterwards. Between
 * these two pages the way back stays the same.
 */
export function useSignInLinks() {
  const { pathname, search } = useLocation();
  const isOnTheWay = pathname === paths.signIn || pathname === paths.signUp;
  const isOfAccount = pathname.startsWith(paths.auth);
  // The fragment is left out, because the server renders these links without knowing it.
  const own = isOfAccount ? '' : returnSearch({ pathname, search, hash: '' });
  const back = isOnTheWay ? search : own;
  return {
    signIn: { pathname: paths.signIn, search: back },
    signUp: { pathname: paths.signUp, search: back },
  };
}
