import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { PageSpinner } from '~/components/page-spinner.tsx';
import { mainContentId } from './skip-link.tsx';

/** After a navigation the keyboard and the screen reader continue at the new page, not at the link. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const visited = useRef(pathname);

  useEffect(() => {
    if (visited.current === pathname) return;
    visited.current = pathname;
    const pageTookFocus = main.current?.contains(document.activeElement);
    if (!pageTookFocus) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}

/** The page, or a spinner while the next page's code is on its way. */
export function MainContent() {
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
      sx={{ flexGrow: 1, position: 'relative' }}
    >
      {waiting && (
        <Box
          sx={{
            position: 'fixed',
            inset: 0,
            display: 'grid',
            alignContent: 'center',
          }}
        >
          <PageSpinner />
        </Box>
      )}
      <Box
        inert={waiting}
        sx={waiting ? { opacity: 0, transition: 'opacity 120ms 120ms' } : undefined}
      >
        <Outlet />
      </Box>
    </Box>
  );
}
