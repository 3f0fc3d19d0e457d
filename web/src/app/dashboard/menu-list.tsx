import { type Capability, can, type Role, type StaffRole } from '@carwash/domain/roles/role';
import { minuteMs } from '@carwash/domain/time/durations';
import AddCircleOutlineRounded from '@mui/icons-material/AddCircleOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import EventNoteRounded from '@mui/icons-material/EventNoteRounded';
import EventRepeatRounded from '@mui/icons-material/EventRepeatRounded';
import FactCheckRounded from '@mui/icons-material/FactCheckRounded';
import GarageRounded from '@mui/icons-material/GarageRounded';
import GroupRounded from '@mui/icons-material/GroupRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import HourglassEmptyRounded from '@mui/icons-material/HourglassEmptyRounded';
import InsightsRounded from '@mui/icons-material/InsightsRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import LeaderboardRounded from '@mui/icons-material/LeaderboardRounded';
import LocalCarWashRounded from '@mui/icons-material/LocalCarWashRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import PointOfSaleRounded from '@mui/icons-material/PointOfSaleRounded';
import RateReviewRounded from '@mui/icons-material/RateReviewRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import TodayRounded from '@mui/icons-material/TodayRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { refreshAttention, useNeedsLook } from '~/entities/messages/attention';
import { refreshUnreadReviews, useUnreadReviews } from '~/entities/reviews/unread-count';
import { paths } from '~/lib/address/paths';
import { pollWhileVisible } from '~/lib/clock/poll-while-visible';
import { formatCount } from '~/ui/format/format-count';
import type { PicturedLink } from '../layout/account-links';

const home: PicturedLink = { label: 'Home', to: paths.home, Icon: HomeRounded };

const account: PicturedLink[] = [
  { label: 'Profile', to: paths.profile, Icon: PersonRounded },
  { label: 'Edit Profile', to: paths.editProfile, Icon: EditRounded },
  { label: 'Change Password', to: paths.changePassword, Icon: KeyRounded },
];

interface MenuGroup {
  /** Heading of the group; null: none, because it is the only one. */
  label: string | null;
  links: readonly PicturedLink[];
}

/** An entry of the menu of the staff. */
interface StaffLink extends PicturedLink {
  needs: Capability;
}

interface StaffGroup {
  label: string;
  links: readonly StaffLink[];
}

const staffGroups: readonly StaffGroup[] = [
  {
    label: 'Today',
    links: [
      { label: 'Today', to: paths.today, Icon: TodayRounded, needs: 'runYard' },
      { label: 'Slots', to: paths.slots, Icon: ScheduleRounded, needs: 'runDesk' },
      { label: 'Bookings', to: paths.bookings, Icon: EventNoteRounded, needs: 'runDesk' },
      { label: 'Waitlist', to: paths.waitlist, Icon: HourglassEmptyRounded, needs: 'runDesk' },
    ],
  },
  {
    label: 'Customers',
    links: [
      { label: 'Users', to: paths.users, Icon: GroupRounded, needs: 'runDesk' },
      { label: 'Reviews', to: paths.adminReviews, Icon: RateReviewRounded, needs: 'runDesk' },
      { label: 'Messages', to: paths.messages, Icon: MailOutlineRounded, needs: 'runDesk' },
    ],
  },
  {
    label: 'Services',
    links: [
      {
        label: 'Services',
        to: paths.adminServices,
        Icon: LocalCarWashRounded,
        needs: 'manageCatalogue',
      },
      {
        label: 'Add Service',
        to: paths.addService,
        Icon: AddCircleOutlineRounded,
        needs: 'manageCatalogue',
      },
      {
        label: 'Service Overview',
        to: paths.serviceOverview,
        Icon: LeaderboardRounded,
        needs: 'seeMoney',
      },
    ],
  },
  {
    label: 'Money',
    links: [
      { label: 'Overview', to: paths.dashboard, Icon: InsightsRounded, needs: 'seeMoney' },
      {
        label: 'Transaction Overview',
        to: paths.transactionOverview,
        Icon: PaymentsRounded,
        needs: 'seeMoney',
      },
      { label: 'Close the Day', to: paths.closeDay, Icon: PointOfSaleRounded, needs: 'seeMoney' },
    ],
  },
  {
    label: 'Settings',
    links: [
      { label: 'Settings', to: paths.settings, Icon: TuneRounded, needs: 'manageCatalogue' },
      { label: 'Bays', to: paths.bays, Icon: GarageRounded, needs: 'manageCatalogue' },
      { label: 'Audit', to: paths.audit, Icon: FactCheckRounded, needs: 'seeAudit' },
    ],
  },
];

const customerMenu: readonly MenuGroup[] = [
  {
    label: null,
    links: [
      home,
      { label: 'My Bookings', to: paths.myBookings, Icon: EventAvailableRounded },
      { label: 'Reschedule Booking', to: paths.rescheduleBooking, Icon: EventRepeatRounded },
      { label: 'My Transactions', to: paths.myTransactions, Icon: ReceiptLongRounded },
      ...account,
    ],
  },
];

/** Returns the entries of a role, and last those of the own account. */
const staffMenu = (role: StaffRole): readonly MenuGroup[] => [
  ...staffGroups
    .map(({ label, links }) => ({ label, links: links.filter(({ needs }) => can(role, needs)) }))
    .filter(({ links }) => links.length > 0),
  { label: 'Your account', links: [home, ...account] },
];

export const dashboardMenu: Record<Role, readonly MenuGroup[]> = {
  user: customerMenu,
  washer: staffMenu('washer'),
  manager: staffMenu('manager'),
  admin: staffMenu('admin'),
};

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
      <ListItemText primary={label} slotProps={{ primary: { sx: { font: 'inherit' } } }} />
    </ListItemButton>
  </ListItem>
);

/**
 * The dashboard's menu, in groups. Marks the entry of the current page, or of the list that the page belongs
 * to.
 */
export const MenuList = ({ role, onFollow }: MenuListProps) => (
  <Box component="nav" aria-label="Dashboard" sx={{ display: 'grid', gap: 1.5 }}>
    {dashboardMenu[role].map(({ label, links }) => (
      <Box key={label}>
        {label !== null && (
          <Typography
            component="h2"
            variant="caption"
            sx={{ display: 'block', px: 1.5, mb: 0.25, fontWeight: 700, color: 'text.secondary' }}
          >
            {label}
          </Typography>
        )}
        <List disablePadding sx={{ display: 'grid', gap: 0.25 }}>
          {links.map((link) => (
            <MenuEntry key={link.to} link={link} onFollow={onFollow} />
          ))}
        </List>
      </Box>
    ))}
  </Box>
);

const entryStyle = {
  minHeight: 40,
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
