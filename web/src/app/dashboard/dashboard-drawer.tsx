import Typography from '@mui/material/Typography';
import { useSession } from '~/lib/session/use-session';
import type { DrawerProps } from '../layout/drawer-button';
import { MenuDrawer } from '../layout/menu-drawer';
import { MenuList } from './menu-list';

/** The dashboard's menu on narrow screens, headed by the signed-in user. */
export default function DashboardDrawer({ open, onClose }: DrawerProps) {
  const { user } = useSession();
  return (
    <MenuDrawer anchor="left" open={open} onClose={onClose}>
      {user && (
        <>
          <Typography sx={{ px: 2, fontWeight: 650 }}>{user.name}</Typography>
          <Typography variant="body2" sx={{ px: 2, mb: 2, color: 'text.secondary' }}>
            {user.email}
          </Typography>
          <MenuList role={user.role} onFollow={onClose} />
        </>
      )}
    </MenuDrawer>
  );
}
