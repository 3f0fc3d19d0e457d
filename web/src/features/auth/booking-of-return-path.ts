import { matchPath, parsePath } from 'react-router-dom';
import { routePatterns } from '~/lib/address/paths';
import { returnPath } from '~/lib/session/return-path';

/** The service and the slot of a booking page, and its query, which holds what was chosen. */
export interface BookingPlace {
  serviceId: string;
  slotId: string;
  query: string;
}

/**
 * Returns the booking page to which the sign-in page with this query returns; null when it returns elsewhere.
 */
export function bookingOfReturnPath(search: string): BookingPlace | null {
  const { pathname = '', search: query = '' } = parsePath(returnPath(search));
  const { serviceId, slotId } = matchPath(routePatterns.booking, pathname)?.params ?? {};
  return serviceId && slotId ? { serviceId, slotId, query } : null;
}
