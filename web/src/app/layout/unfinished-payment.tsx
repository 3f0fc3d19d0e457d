import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { cancelledPaymentParameter, paths } from '~/lib/address/paths';
import { useSession } from '~/lib/session/use-session';

/** Lazy, because visitors have none. If it cannot be loaded, the payments of the dashboard show the same. */
const UnfinishedPayment = lazy(() =>
  import('~/features/unfinished-payment/unfinished-payment').catch(() => ({ default: () => null })),
);

/** Where customers look around. A service's page has a bar of its own, and marks the slot as held. */
const places: readonly string[] = [paths.home, paths.services, paths.myBookings];

/** The end of every page: what a signed-in customer has still to pay, where it may be in the way of nothing. */
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
