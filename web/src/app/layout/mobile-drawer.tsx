import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '~/lib/session/use-session';
import { accountLinks } from './account-links';
import type { DrawerProps } from './drawer-button';
import { MenuDrawer } from './menu-drawer';
import { type NavigationLink, navigation } from './navigation';
import { useSignOutViaHome } from './sign-out-via-home';
import { useSignInLinks } from './use-sign-in-links';

/** The links to sign in and to sign up, at the end of the menu. */
function SignInLinks({ onEnter }: { onEnter: () => void }) {
  const links = useSignInLinks();
  return (
    <Stack sx={{ gap: 1.5, p: 2, mt: 'auto' }}>
      <Button
        component={RouterLink}
        to={links.signIn}
        variant="outlined"
        size="large"
        onClick={onEnter}
      >
        Sign in
      </Button>
      <Button
        component={RouterLink}
        to={links.signUp}
        variant="contained"
        size="large"
        onClick={onEnter}
      >
        Sign up
      </Button>
    </Stack>
  );
}

/** Takes the place of the sign-in links for signed-in users. */
function SignOutButton({ onLeave }: { onLeave: () => void }) {
  const signOut = useSignOutViaHome();
  return (
    <Stack sx={{ p: 2, mt: 'auto' }}>
      <Button
        variant="outlined"
        size="large"
        startIcon={<LogoutRounded />}
        onClick={() => {
          onLeave();
          signOut();
        }}
      >
        Sign out
      </Button>
    </Stack>
  );
}

/** The main navigation and the account links on narrow screens. */
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
      {user ? <SignOutButton onLeave={onClose} /> : <SignInLinks onEnter={onClose} />}
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
              component={RouterLink}
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
