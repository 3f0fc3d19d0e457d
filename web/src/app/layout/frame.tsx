import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';
import { useClearLoadingOverlay } from '../loading-overlay';
import { useRouteTitle } from '../route-title';
import { useScrollToHash } from '../scroll-to-hash';
import { SkipLink } from './skip-link';

/** Every fresh load has the key `default`: where one page was left says nothing of another. */
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** What every layout has around its parts: the page's title, its place and the way past the header. */
export function Frame({ children }: { children: ReactNode }) {
  useClearLoadingOverlay();
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
