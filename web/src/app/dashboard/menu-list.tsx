import type { Role } from '@carwash/domain/users/user';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { NavLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { dashboardMenu } from './menu.ts';

interface MenuListProps {
  role: Role;
  onFollow?: () => void;
}

/** The dashboard's menu. The entry of the page that is shown, or of the list it belongs to, is marked. */
export function MenuList({ role, onFollow }: MenuListProps) {
  return (
    <Box component="nav" aria-label="Dashboard">
      <List disablePadding sx={{ display: 'grid', gap: 0.25 }}>
        {dashboardMenu[role].map(({ label, to, Icon }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton
              component={NavLink}
              to={to}
              // Every page of the dashboard lies below the overview.
              end={to === paths.dashboard}
              onClick={onFollow}
              sx={entryStyle}
            >
              <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={label} slotProps={{ primary: { sx: { font: 'inherit' } } }} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

const entryStyle = {
  minHeight: 44,
  px: 1.5,
  py: 0.5,
  borderRadius: '12px',
  color: 'text.secondary',
  fontSize: '0.9375rem',
  fontWeight: 550,
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': {
    color: 'primary.main',
    fontWeight: 700,
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
  },
} as const;
