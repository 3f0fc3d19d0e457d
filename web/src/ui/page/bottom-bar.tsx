import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { bottomBarHeight } from '~/lib/show-toast';

/** Keeps a focused element from being hidden under the bar. */
const clearOfBar = { html: { scrollPaddingBottom: `var(${bottomBarHeight})` } };

/** Sets the page's CSS variable to the height of the bar, as long as the bar is there. */
function tellHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty(bottomBarHeight, `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(bottomBarHeight);
  };
}

/** Moves the focus from the bar to the page. */
function passOnFocus(bar: HTMLElement): void {
  if (!bar.contains(document.activeElement)) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}

interface BottomBarProps {
  /** Label for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * A bar at the lower edge of the screen. It belongs at the end of a page: there it has space of its own, so
 * that nothing moves when it appears, and content that it covers can be scrolled out from under it.
 */
export function BottomBar({ label, children }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // A layout effect, because its cleanup runs while the bar still has the focus.
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const forgetHeight = tellHeight(element);
    return () => {
      forgetHeight();
      passOnFocus(element);
    };
  }, []);
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
