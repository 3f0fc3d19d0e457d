import { paths } from '~/lib/address/paths';

/**
 * Redirect target of an unknown path; null for a 404. The payment provider may return a customer to
 * a path it has built itself, and that must still reach the page that shows the payment's result.
 */
export function destinationOfUnknownPath(pathname: string): string | null {
  const path = pathname.toLowerCase();
  if (path.includes('success')) return paths.bookingSuccess;
  if (path.includes('fail') || path.includes('cancel')) return paths.bookingFail;
  return null;
}
