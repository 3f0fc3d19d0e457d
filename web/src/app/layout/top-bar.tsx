import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useOnline } from '~/lib/online';
import { notPrinted } from './not-printed';

/** Shown while there is no connection. */
function OfflineBanner() {
  const online = useOnline();
  return (
    <Box role="status">
      {!online && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1.25,
            px: 2,
            py: 1,
            fontSize: '0.8125rem',
            fontWeight: 600,
            lineHeight: 1.4,
            bgcolor: 'depth.main',
            color: 'depth.contrastText',
          }}
        >
          <CloudOffRounded fontSize="small" />
          You are offline. What you see may be out of date; changes need a connection.
        </Box>
      )}
    </Box>
  );
}

/** The sticky bar at the top of every page, with the offline banner. */
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
