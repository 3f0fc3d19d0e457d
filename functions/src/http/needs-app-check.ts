import type { Endpoint } from '@carwash/domain/endpoint/endpoint';

/**
 * Tells whether a call needs an App Check token, if App Check is on. Public data needs none, because it is
 * cached and loaded before any script has run. Callbacks of the payment provider and its page, and reports of
 * mail services, need none either.
 */
export const needsAppCheck = ({
  method,
  auth,
  accepts,
}: Pick<Endpoint, 'method' | 'auth' | 'accepts'>): boolean =>
  accepts !== 'form' && accepts !== 'text' && !(method === 'GET' && auth === 'anyone');
