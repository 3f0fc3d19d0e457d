import type { SessionUser } from '@carwash/domain/users/session';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { usePaidBookings } from '~/entities/bookings/queries';
import { paths } from '~/lib/address/paths';
import { formatClock } from '~/lib/clock/format-times';
import { withPlace } from '~/lib/clock/local-times-note';
import { formatNearDay } from '~/ui/format/format-near-day';
import { accountLinks } from './account-links';
import { useSignOutViaHome } from './sign-out-via-home';

interface AccountActionsProps {
  user: SessionUser;
  open: boolean;
  anchor: () => HTMLElement | null;
  onClose: () => void;
}

/** The account menu: name, the customer's next booking, links and the sign-out button. */
export default function AccountActions({ user, open, anchor, onClose }: AccountActionsProps) {
  const signOut = useSignOutViaHome();
  const bookings = usePaidBookings(user.role === 'user' ? user._id : null);
  const next = bookings.state === 'ready' ? bookings.data.upcoming[0] : undefined;
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'navigation',
          'aria-label': 'Account',
          sx: { minWidth: 220, maxWidth: 300, mt: 1 },
        },
      }}
    >
      <Box component="li" role="presentation" sx={{ px: 2, pt: 0.5, pb: 1.5 }}>
        <Typography sx={{ fontWeight: 650 }}>{user.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
      </Box>
      <Divider component="li" role="presentation" />
      {next && (
        <MenuItem component={RouterLink} to={paths.myBooking(next._id)} onClick={onClose}>
          <ListItemText
            primary={`Next: ${next.service.name}`}
            secondary={withPlace(
              `${formatNearDay(next.slot.date)}, ${formatClock(next.slot.startsAt)}`,
            )}
            slotProps={{ primary: { noWrap: true, sx: { fontWeight: 650 } } }}
          />
        </MenuItem>
      )}
      {accountLinks[user.role].map(({ label, to, Icon }) => (
        <MenuItem key={to} component={RouterLink} to={to} onClick={onClose}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
      <Divider component="li" role="presentation" />
      <MenuItem
        onClick={() => {
          onClose();
          signOut();
        }}
      >
        <ListItemIcon>
          <LogoutRounded fontSize="small" />
        </ListItemIcon>
        Sign out
      </MenuItem>
    </Menu>
  );
}
