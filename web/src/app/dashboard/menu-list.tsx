import type { Role } from '@carwash/domain/roles/role';
import { minuteMs } from '@carwash/domain/time/durations';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { refreshAttention, useNeedsLook } from '~/entities/messages/attention';
import { refreshUnreadReviews, useUnreadReviews } from '~/entities/reviews/unread-count';
import { paths } from '~/lib/address/paths';
import { pollWhileVisible } from '~/lib/clock/poll-while-visible';
import { formatCount } from '~/ui/format/format-count';
import type { PicturedLink } from '../layout/account-links';
import { dashboardMenu, type MenuGroup } from './dashboard-menu';
import { readFoldedGroups, storeFoldedGroups } from './folded-groups';

/** How often to ask for what the marks show, in milliseconds. */
const recheckMs = 5 * minuteMs;

/** Asks for what a mark shows, at once and from time to time. */
function useRechecks(refresh: () => Promise<void>): void {
  useEffect(() => {
    void refresh();
    return pollWhileVisible(refresh, recheckMs);
  }, [refresh]);
}

/** A mark while a message needs a look. */
function AttentionMark() {
  const needsLook = useNeedsLook();
  useRechecks(refreshAttention);
  if (!needsLook) return null;
  return (
    <Box
      component="span"
      role="img"
      aria-label="Something needs a look"
      sx={{
        display: 'block',
        width: 10,
        height: 10,
        borderRadius: '50%',
        bgcolor: 'error.main',
        pointerEvents: 'none',
      }}
    />
  );
}

/** The number of unread reviews, if any. */
function UnreadReviewsMark() {
  const unread = useUnreadReviews();
  useRechecks(refreshUnreadReviews);
  if (unread === 0) return null;
  return (
    <Box
      component="span"
      role="img"
      aria-label={`${formatCount(unread)} unread`}
      sx={{
        display: 'block',
        minWidth: 22,
        px: 0.75,
        borderRadius: '11px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.75rem',
        fontWeight: 700,
        lineHeight: '22px',
        textAlign: 'center',
        pointerEvents: 'none',
      }}
    >
      {unread > 99 ? '99+' : unread}
    </Box>
  );
}

/** The mark beside an entry of the menu, by the entry's path. */
const marks: Partial<Record<string, ReactNode>> = {
  [paths.messages]: <AttentionMark />,
  [paths.adminReviews]: <UnreadReviewsMark />,
};

interface MenuListProps {
  role: Role;
  onFollow?: () => void;
}

interface MenuEntryProps {
  link: PicturedLink;
  onFollow: (() => void) | undefined;
}

const MenuEntry = ({ link: { label, to, Icon }, onFollow }: MenuEntryProps) => (
  <ListItem
    disablePadding
    // Beside the link, so that its name stays the same.
    secondaryAction={marks[to]}
  >
    <ListItemButton
      component={NavLink}
      to={to}
      // Every dashboard path starts with the overview's path, so the overview must match exactly.
      end={to === paths.dashboard}
      onClick={onFollow}
      sx={entryStyle}
    >
      <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText
        primary={label}
        slotProps={{ primary: { sx: { font: 'inherit' } } }}
        sx={{ my: 0 }}
      />
    </ListItemButton>
  </ListItem>
);

interface GroupProps {
  group: MenuGroup;
  isOpen: boolean;
  onToggle: () => void;
  onFollow: (() => void) | undefined;
}

/** A group under its heading, which folds it away. */
function Group({ group: { label, links }, isOpen, onToggle, onFollow }: GroupProps) {
  const listId = useId();
  return (
    <Box>
      {label !== null && (
        <Typography component="h2" sx={{ m: 0 }}>
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={onToggle}
            sx={headingStyle}
          >
            {label}
            <ExpandMoreRounded
              aria-hidden
              sx={{ fontSize: 16, ml: 'auto', transform: isOpen ? 'none' : 'rotate(-90deg)' }}
            />
          </ButtonBase>
        </Typography>
      )}
      <List
        id={listId}
        disablePadding
        hidden={!isOpen}
        sx={{ '&:not([hidden])': { display: 'grid' } }}
      >
        {links.map((link) => (
          <MenuEntry key={link.to} link={link} onFollow={onFollow} />
        ))}
      </List>
    </Box>
  );
}

/**
 * The dashboard's menu, in groups. Marks the entry of the current page, or of the list that the page belongs
 * to. Beside a wide page all of it fits 900 pixels.
 */
export function MenuList({ role, onFollow }: MenuListProps) {
  const [folded, setFolded] = useState(readFoldedGroups);
  const toggle = (label: string | null) => {
    const others = folded.filter((other) => other !== label);
    const next = others.length < folded.length || label === null ? others : [...folded, label];
    setFolded(next);
    storeFoldedGroups(next);
  };
  return (
    <Box component="nav" aria-label="Dashboard" sx={{ display: 'grid', gap: 0.5 }}>
      {dashboardMenu[role].map((group) => (
        <Group
          key={group.label}
          group={group}
          isOpen={group.label === null || !folded.includes(group.label)}
          onToggle={() => toggle(group.label)}
          onFollow={onFollow}
        />
      ))}
    </Box>
  );
}

const headingStyle = {
  width: '100%',
  justifyContent: 'flex-start',
  minHeight: { xs: 32, md: 22 },
  px: 1.5,
  borderRadius: '8px',
  fontSize: '0.75rem',
  fontWeight: 700,
  color: 'text.secondary',
} as const;

const entryStyle = {
  minHeight: { xs: 44, md: 28 },
  px: 1.5,
  py: 0,
  borderRadius: '10px',
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
