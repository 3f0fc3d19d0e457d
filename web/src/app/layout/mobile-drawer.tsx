import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/paths.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { navigation } from './navigation.ts';

interface MobileDrawerProps {
  open: boolean;
  onClose: () => void;
}

export default function MobileDrawer({ open, onClose }: MobileDrawerProps) {
  const { user } = useSession();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Menu',
          sx: { width: 'min(320px, 88vw)', p: 1.5 },
        },
      }}
    >
      <IconButton aria-label="Close menu" onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
        <CloseRounded />
      </IconButton>
      <Box component="nav" aria-label="Main">
        <List>
          {navigation.map(({ label, to }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton component={Link} to={to} onClick={onClose} sx={{ borderRadius: 3 }}>
                <ListItemText
                  primary={label}
                  slotProps={{
                    primary: { sx: { fontSize: '1.125rem', fontWeight: 650 } },
                  }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      {!user && <Doors onEnter={onClose} />}
    </Drawer>
  );
}

function Doors({ onEnter }: { onEnter: () => void }) {
  return (
    <Stack sx={{ gap: 1.5, p: 2, mt: 'auto' }}>
      <Button component={Link} to={paths.signIn} variant="outlined" size="large" onClick={onEnter}>
        Sign in
      </Button>
      <Button component={Link} to={paths.signUp} variant="contained" size="large" onClick={onEnter}>
        Sign up
      </Button>
    </Stack>
  );
}
