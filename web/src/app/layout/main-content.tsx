import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { PageSpinner } from '~/ui/states/page-spinner';
import { mainContentId } from './skip-link';

/** The path that this tab shows, in any layout; null before the first page. */
let visitedPath: string | null = null;

/**
 * After a navigation, moves the focus from the link to the new page, for keyboards and screen
 * readers.
 */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const arrived = visitedPath !== null && visitedPath !== pathname;
    visitedPath = pathname;
    const pageTookFocus = main.current?.contains(document.activeElement);
    if (arrived && !pageTookFocus) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}

/** The page, or a spinner while its code loads. */
export function MainContent({ children }: { children: ReactNode }) {
  const main = useFocusOnNavigation();
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const waiting = state === 'loading' && location.pathname !== pathname;
  return (
    <Box
      component="main"
      id={mainContentId}
      ref={main}
      tabIndex={-1}
      aria-busy={waiting}
      sx={{ flexGrow: 1, minWidth: 0, position: 'relative' }}
    >
      {waiting && (
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <Box sx={{ position: 'sticky', top: '25vh' }}>
            <PageSpinner />
          </Box>
        </Box>
      )}
      <Box
        inert={waiting}
        sx={waiting ? { opacity: 0, transition: 'opacity 120ms 120ms' } : undefined}
      >
        {children}
      </Box>
    </Box>
  );
}
