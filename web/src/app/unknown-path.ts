import { paths } from '~/lib/address/paths';

/**
 * Returns the redirect target of an unknown path; null for a 404. The payment provider may send a customer
 * back to a path that it built itself, and even then the customer must reach the page that shows the
 * payment's result. People guess the plural for the reviews.
 */
export function destinationOfUnknownPath(pathname: string): string | null {
  const path = pathname.toLowerCase();
  if (path.includes('success')) return paths.bookingSuccess;
  if (path.includes('fail') || path.includes('cancel')) return paths.bookingFail;
  if (path === '/reviews') return paths.reviews;
  return null;
}
