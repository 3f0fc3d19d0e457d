import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/**
 * A centred spinner for a loading page. Appears with a delay, so that a quick load does not
 * flicker.
 */
export function PageSpinner() {
  return (
    <Box
      role="status"
      aria-label="Loading page"
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: '50vh',
        animation: 'page-spinner-appear 200ms 150ms both',
        '@keyframes page-spinner-appear': { from: { opacity: 0 } },
      }}
    >
      <CircularProgress aria-hidden size={44} />
    </Box>
  );
}
