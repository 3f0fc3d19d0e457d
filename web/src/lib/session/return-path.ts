import { safeReturnPath } from '@carwash/domain/users/safe-return-path';
import { paths } from '~/lib/address/paths';

/**
 * Query parameter with the path to return to after signing in. Unlike router state it survives a
 * reload.
 */
const fromParameter = 'from';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Returns the query of a sign-in or sign-up page that returns to `place` afterwards. */
export const returnSearch = ({ pathname, search, hash }: Place): string =>
  `?${new URLSearchParams({ [fromParameter]: pathname + search + hash })}`;

/** Returns the path of the sign-in page that returns to `place` afterwards. */
export const signInPath = (place: Place): string => paths.signIn + returnSearch(place);

/**
 * Returns the path to return to from a sign-in page with this query: never another site, never the sign-in
 * page.
 * @param landing where those land who come from nowhere
 */
export function returnPath(search: string, landing: string = paths.testimonials): string {
  const path = safeReturnPath(new URLSearchParams(search).get(fromParameter), landing);
  return path.startsWith(paths.signIn) || path.startsWith(paths.signUp) ? landing : path;
}
