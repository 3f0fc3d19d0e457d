import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';
import { useAnnounceStart } from '../loading-overlay';
import { useRouteTitle } from '../route-title';
import { useScrollToHash } from '../scroll-to-hash';
import { SkipLink } from './skip-link';

/**
 * The key under which the scroll position is stored. Every fresh load has the key `default`, so the
 * path is used instead: otherwise pages would share one position.
 */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** What all layouts share: the tab title, scroll restoration and the skip link. */
export function Frame({ children }: { children: ReactNode }) {
  useAnnounceStart();
  useRouteTitle();
  useScrollToHash();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      {children}
      <ScrollRestoration getKey={scrollKey} />
    </Box>
  );
}
