import { safeReturnPath } from '@carwash/domain/users/safe-return-path';
import { paths } from '~/lib/address/paths';

/** Query parameter that carries where to go after signing in. It survives a reload. */
const fromParameter = 'from';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The sign-in page, which will lead back to `place`. */
export const signInPath = ({ pathname, search, hash }: Place): string =>
  `${paths.signIn}?${new URLSearchParams({ [fromParameter]: pathname + search + hash })}`;

/** Whether a sign-in page with this query was reached on the way to somewhere. */
export const hasReturnPath = (search: string): boolean =>
  new URLSearchParams(search).has(fromParameter);

/** Where a sign-in page with this query leads: never to another site, never to itself. */
export function returnPath(search: string): string {
  const path = safeReturnPath(new URLSearchParams(search).get(fromParameter), paths.testimonials);
  return path.startsWith(paths.signIn) || path.startsWith(paths.signUp) ? paths.testimonials : path;
}
