import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useOnline } from '~/lib/online';
import { pageWarning } from '~/lib/page-state';
import { notPrinted } from './not-printed';

const offlineText = 'You are offline. What you see may be out of date; changes need a connection.';

function Warning() {
  const online = useOnline();
  const warning = pageWarning.useValue();
  const text = online ? warning : offlineText;
  return (
    <Box role="status">
      {text && (
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
          {text}
        </Box>
      )}
    </Box>
  );
}

/** The sticky bar at the top of every page, with what makes the page less than true. */
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
      <Warning />
    </Box>
  );
}
