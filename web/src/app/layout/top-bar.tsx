import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { notPrinted } from './not-printed.ts';
import { OfflineBanner } from './offline-banner.tsx';

/** Stays at the top of every page, with what every page may have to say. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <Box
      component="header"
      sx={{
        ...notPrinted,
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'color-mix(in srgb, var(--mui-palette-background-default) 86%, transparent)',
        backdropFilter: 'saturate(1.6) blur(14px)',
      }}
    >
      {children}
      <OfflineBanner />
    </Box>
  );
}
