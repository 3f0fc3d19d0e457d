import type { Role } from '@carwash/domain/roles/role';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSessionUser } from '~/lib/session/use-session';
import { barHeight } from '../layout/bar-height';
import { Frame } from '../layout/frame';
import { MainContent } from '../layout/main-content';
import { notPrinted } from '../layout/not-printed';
import { UnfinishedPaymentPlace } from '../layout/unfinished-payment';
import { DashboardBar } from './dashboard-bar';

/**
 * Lazy, because a phone shows it in a drawer, when the menu is opened. If the file is missing, because it
 * belongs to an older version, the open page works without it.
 */
const MenuList = lazy<ComponentType<{ role: Role }>>(() =>
  import('./menu-list').then(
    (menu) => ({ default: menu.MenuList }),
    () => ({ default: () => null }),
  ),
);

/** The menu beside the page on wide screens. Scrolls on its own when it is taller than the page. */
function SideMenu({ role }: { role: Role }) {
  return (
    <Box
      sx={{
        ...notPrinted,
        width: 280,
        flexShrink: 0,
        borderRight: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: barHeight,
          maxHeight: `calc(100dvh - ${barHeight}px)`,
          overflowY: 'auto',
          p: 2,
        }}
      >
        <Suspense fallback={null}>
          <MenuList role={role} />
        </Suspense>
      </Box>
    </Box>
  );
}

/**
 * The layout of the pages for signed-in users. It does not check access: the guards around the
 * pages do, and show their fallback inside this layout.
 */
export function DashboardLayout() {
  const user = useSessionUser();
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'), { noSsr: true });
  return (
    <Frame>
      <DashboardBar user={user} />
      <Box sx={{ display: 'flex', flexGrow: 1 }}>
        {user && isWide && <SideMenu key="menu" role={user.role} />}
        <Stack key="main" sx={{ flexGrow: 1, minWidth: 0 }}>
          <MainContent>
            <Container sx={{ py: { xs: 3, md: 5 } }}>
              <Outlet />
            </Container>
          </MainContent>
          <UnfinishedPaymentPlace />
        </Stack>
      </Box>
    </Frame>
  );
}
