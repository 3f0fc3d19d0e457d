import { Outlet } from 'react-router-dom';
import { CancelledPaymentNotice } from './cancelled-payment-notice.tsx';
import { Footer } from './footer.tsx';
import { Frame } from './frame.tsx';
import { Header } from './header.tsx';
import { MainContent } from './main-content.tsx';
import { useSignOutOnArrival } from './use-leave.ts';
import { useTellDisabled } from './use-tell-disabled.ts';

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
