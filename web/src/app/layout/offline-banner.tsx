import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Box from '@mui/material/Box';
import { useOnline } from '~/lib/online.ts';

/** Says that there is no connection, for as long as there is none. */
export function OfflineBanner() {
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
