import type { Endpoint } from '@carwash/domain/endpoint/endpoint';

/**
 * Whether a call must show that it comes from the site, where App Check is on. What everybody may read
 * is exempt: it is cached, and shown before any script has run. So is what the payment provider and its
 * page post.
 */
export const needsAppCheck = ({
  method,
  auth,
  accepts,
}: Pick<Endpoint, 'method' | 'auth' | 'accepts'>): boolean =>
  accepts !== 'form' && !(method === 'GET' && auth === 'anyone');
