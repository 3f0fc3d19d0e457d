import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Outlet } from 'react-router-dom';
import { useSession } from '~/lib/session/use-session.ts';
import { Frame } from '../layout/frame.tsx';
import { MainContent } from '../layout/main-content.tsx';
import { DashboardBar } from './dashboard-bar.tsx';
import { SideMenu } from './side-menu.tsx';

/**
 * The frame of the pages for who is signed in. It lets nobody in and sends nobody away: the guards
 * around its pages do, and keep their place in it meanwhile.
 */
export default function DashboardLayout() {
  const { user } = useSession();
  return (
    <Frame>
      <DashboardBar user={user} />
      <Box sx={{ display: 'flex', flexGrow: 1 }}>
        {user && <SideMenu key="menu" role={user.role} />}
        <MainContent key="main">
          <Container sx={{ py: { xs: 3, md: 5 } }}>
            <Outlet />
          </Container>
        </MainContent>
      </Box>
    </Frame>
  );
}
