import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { cancelledPaymentParameter, paths } from '~/lib/address/paths.ts';

const CancelledPayment = lazy(() => import('~/features/booking/cancelled/cancelled-payment.tsx'));

/** The payment provider's cancel link leads home; only then is this loaded at all. */
export function CancelledPaymentNotice() {
  const { pathname, search } = useLocation();
  const cancelled = new URLSearchParams(search).has(cancelledPaymentParameter);
  if (pathname !== paths.home || !cancelled) return null;
  return (
    <Suspense fallback={null}>
      <CancelledPayment />
    </Suspense>
  );
}
