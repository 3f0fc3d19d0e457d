import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { cancelledPaymentParameter, paths } from '~/lib/address/paths';
import { useSession } from '~/lib/session/use-session';

/**
 * Lazy, because visitors have no payments. If it can't be loaded, the payments page of the dashboard shows
 * the same.
 */
const UnfinishedPayment = lazy(() =>
  import('~/features/unfinished-payment/unfinished-payment').catch(() => ({ default: () => null })),
);

/**
 * Pages that remind of an unfinished payment. A service's page is not one of them, because it has a bar of
 * its own and marks the slot as held.
 */
const places: readonly string[] = [paths.home, paths.services, paths.myBookings];

/**
 * Reminds a signed-in customer of an unfinished payment, at the end of pages where the reminder covers
 * nothing.
 */
export function UnfinishedPaymentPlace() {
  const { state, user } = useSession();
  const { pathname, search } = useLocation();
  const isCancelled = new URLSearchParams(search).has(cancelledPaymentParameter);
  if (state !== 'signedIn' || user?.role !== 'user') return null;
  if (!places.includes(pathname) || isCancelled) return null;
  return (
    <Suspense fallback={null}>
      <UnfinishedPayment uid={user._id} />
    </Suspense>
  );
}
