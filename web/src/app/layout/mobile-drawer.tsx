import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import { useSession } from '~/lib/session/use-session.ts';
import { accountLinks } from './account-links.ts';
import type { DrawerProps } from './drawer-button.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { Doors, SignOutButton } from './mobile-doors.tsx';
import { type NavigationLink, navigation } from './navigation.ts';

/** The main navigation and the account, on narrow screens. */
export default function MobileDrawer({ open, onClose }: DrawerProps) {
  const { user } = useSession();
  return (
    <MenuDrawer anchor="right" open={open} onClose={onClose}>
      <Links label="Main" links={navigation} onFollow={onClose} />
      {user && (
        <>
          <Divider sx={{ mx: 2 }} />
          <Links label="Account" links={accountLinks[user.role]} onFollow={onClose} />
        </>
      )}
      {user ? <SignOutButton onLeave={onClose} /> : <Doors onEnter={onClose} />}
    </MenuDrawer>
  );
}

interface LinksProps {
  label: string;
  links: readonly NavigationLink[];
  onFollow: () => void;
}

function Links({ label, links, onFollow }: LinksProps) {
  return (
    <Box component="nav" aria-label={label}>
      <List>
        {links.map((link) => (
          <ListItem key={link.to} disablePadding>
            <ListItemButton
              component={Link}
              to={link.to}
              onClick={onFollow}
              sx={{ borderRadius: 3 }}
            >
              <ListItemText
                primary={link.label}
                slotProps={{ primary: { sx: { fontSize: '1.125rem', fontWeight: 650 } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
