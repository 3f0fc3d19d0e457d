import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { bottomBarAttribute } from './bottom-bar-attribute';

/** An element that gets the focus must not be hidden under the bar. */
const clearOfBar = { html: { scrollPaddingBottom: '170px' } };

/** Whoever was in the bar goes on with the page when the bar goes. */
function usePassOnFocus() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      const hadFocus = element?.contains(document.activeElement);
      if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return bar;
}

interface BottomBarProps {
  /** What it is about, for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * A bar at the lower edge of the screen. It belongs at the end of a page: there it has room of its own, so it
 * moves nothing when it comes, and whatever it covers can be scrolled out from under it.
 */
export function BottomBar({ label, children }: BottomBarProps) {
  const bar = usePassOnFocus();
  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        px: { xs: 1.5, md: 3 },
        pt: 1.5,
        pb: { xs: 1.5, md: 2 },
        pointerEvents: 'none',
        '@media print': { display: 'none' },
      }}
    >
      <GlobalStyles styles={clearOfBar} />
      <Paper
        component="section"
        aria-label={label}
        elevation={8}
        {...{ [bottomBarAttribute]: '' }}
        sx={{
          maxWidth: 760,
          mx: 'auto',
          px: { xs: 2, sm: 2.5 },
          py: { xs: 1.5, sm: 1.75 },
          border: '1px solid',
          borderColor: 'primary.main',
          borderRadius: '20px',
          pointerEvents: 'auto',
        }}
      >
        {children}
      </Paper>
    </Box>
  );
}
