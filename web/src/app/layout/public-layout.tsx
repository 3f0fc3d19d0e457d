import { useSnackbar } from 'notistack';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { cancelledPaymentParameter, paths } from '~/lib/address/paths';
import { session } from '~/lib/session/session';
import { toastTexts } from '~/lib/toasts';
import { Footer } from './footer';
import { Frame } from './frame';
import { Header } from './header';
import { MainContent } from './main-content';
import { useSignOutOnArrival } from './use-leave';

const CancelledPayment = lazy(() => import('~/features/booking/cancelled/cancelled-payment'));

/** The payment provider's cancel link leads home; only then is this loaded at all. */
function CancelledPaymentNotice() {
  const { pathname, search } = useLocation();
  const cancelled = new URLSearchParams(search).has(cancelledPaymentParameter);
  if (pathname !== paths.home || !cancelled) return null;
  return (
    <Suspense fallback={null}>
      <CancelledPayment />
    </Suspense>
  );
}

/** How long it can be read, in milliseconds. */
const readingMs = 10_000;

/** Tells who is looking at a page for everybody why they are signed out all of a sudden. */
function useTellDisabled() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(
    () =>
      session.subscribe(() => {
        if (!session.current().isDisabled) return;
        enqueueSnackbar(toastTexts.ownAccountDisabled, {
          variant: 'warning',
          autoHideDuration: readingMs,
        });
      }),
    [enqueueSnackbar],
  );
}

/** The frame of every page that is not part of the dashboard. */
export function PublicLayout() {
  useSignOutOnArrival();
  useTellDisabled();
  return (
    <Frame>
      <Header />
      <CancelledPaymentNotice />
      <MainContent>
        <Outlet />
      </MainContent>
      <Footer />
    </Frame>
  );
}
