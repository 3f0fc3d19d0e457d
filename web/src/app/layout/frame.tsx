import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { useAnnounceStart } from '../loading-overlay';
import { scrollKey, scrollStorageKey, useRestoredScroll } from '../restored-scroll';
import { useRouteTitle } from '../route-title';
import { useScrollToHash } from '../scroll-to-hash';
import { SkipLink } from './skip-link';

/** Everything that all layouts share: the tab title, scroll restoration and the skip link. */
export function Frame({ children }: { children: ReactNode }) {
  useAnnounceStart();
  useRouteTitle();
  useScrollToHash();
  useRestoredScroll();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      {children}
      <ScrollRestoration getKey={scrollKey} storageKey={scrollStorageKey} />
    </Box>
  );
}
