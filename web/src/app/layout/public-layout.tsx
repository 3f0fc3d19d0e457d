import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { cancelledPaymentParameter, paths } from '~/lib/address/paths';
import { session } from '~/lib/session/session';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { useHydrated } from '~/lib/use-hydrated';
import type { RouteHandle } from '../route-title';
import { Footer, ShortFooter } from './footer';
import { Frame } from './frame';
import { Header } from './header';
import { MainContent } from './main-content';
import { SignOutOnArrival } from './sign-out-via-home';
import { UnfinishedPaymentPlace } from './unfinished-payment';

const CancelledPayment = lazy(() => import('~/features/booking/cancelled/cancelled-payment'));

/** Loads its code only when the payment provider's cancel link has led to the home page. */
function CancelledPaymentNotice() {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const cancelled = new URLSearchParams(search).has(cancelledPaymentParameter);
  if (!isHydrated || pathname !== paths.home || !cancelled) return null;
  return (
    <Suspense fallback={null}>
      <CancelledPayment />
    </Suspense>
  );
}

/** How long the message is shown, in milliseconds. */
const readingMs = 10_000;

/** Explains in a toast why the user was signed out, when their account has been disabled. */
function useDisabledAccountToast() {
  useEffect(() => {
    let wasDisabled = session.current().isDisabled;
    return session.subscribe(() => {
      const { isDisabled } = session.current();
      if (isDisabled && !wasDisabled) {
        showToast(toastTexts.ownAccountDisabled, {
          variant: 'warning',
          autoHideDuration: readingMs,
        });
      }
      wasDisabled = isDisabled;
    });
  }, []);
}

/** The layout of every page outside the dashboard. */
export function PublicLayout() {
  useDisabledAccountToast();
  const { isTask }: RouteHandle = useMatches().at(-1)?.handle ?? {};
  return (
    <Frame>
      <SignOutOnArrival />
      <Header />
      <CancelledPaymentNotice />
      <MainContent>
        <Outlet />
      </MainContent>
      <Suspense>{isTask ? <ShortFooter /> : <Footer />}</Suspense>
      <UnfinishedPaymentPlace />
    </Frame>
  );
}
