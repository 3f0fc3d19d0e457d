import Box from '@mui/material/Box';
import { type Location, ScrollRestoration } from 'react-router-dom';
import { useClearLoadingOverlay } from '../loading-overlay.ts';
import { useRouteTitle } from '../route-title.ts';
import { useScrollToHash } from '../scroll-to-hash.ts';
import { CancelledPaymentNotice } from './cancelled-payment-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MainContent } from './main-content.tsx';
import { SkipLink } from './skip-link.tsx';

/** Every fresh load has the key `default`: where one page was left says nothing of another. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The frame of every page that is not part of the dashboard. */
export function PublicLayout() {
  useClearLoadingOverlay();
  useRouteTitle();
  useScrollToHash();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <Header />
      <CancelledPaymentNotice />
      <MainContent />
      <Footer />
      <ScrollRestoration getKey={scrollKey} />
    </Box>
  );
}
