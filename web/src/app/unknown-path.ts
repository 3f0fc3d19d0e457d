import { paths } from '~/lib/address/paths';

/**
 * Where an unknown path leads: the provider may send a customer back to an address of its own
 * making, which must still end at the screen that explains the payment. Null means 404.
 */
export function destinationOfUnknownPath(pathname: string): string | null {
  const path = pathname.toLowerCase();
  if (path.includes('success')) return paths.bookingSuccess;
  if (path.includes('fail') || path.includes('cancel')) return paths.bookingFail;
  return null;
}
