import type { Role } from '@carwash/domain/roles/role';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import InsightsRounded from '@mui/icons-material/InsightsRounded';
import LocalCarWashRounded from '@mui/icons-material/LocalCarWashRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import type SvgIcon from '@mui/material/SvgIcon';
import { paths } from '~/lib/address/paths';
import type { NavigationLink } from './navigation';

export interface PicturedLink extends NavigationLink {
  Icon: typeof SvgIcon;
}

const profile: PicturedLink = { label: 'Profile', to: paths.profile, Icon: PersonRounded };

const staffLinks: readonly PicturedLink[] = [
  { label: 'Dashboard', to: paths.today, Icon: InsightsRounded },
  profile,
];

/** Links from the public pages to the signed-in user's own pages. */
export const accountLinks: Record<Role, readonly PicturedLink[]> = {
  user: [
    { label: 'Book', to: paths.services, Icon: LocalCarWashRounded },
    { label: 'Book again', to: paths.bookAgain, Icon: ReplayRounded },
    { label: 'My Bookings', to: paths.myBookings, Icon: EventAvailableRounded },
    profile,
  ],
  washer: staffLinks,
  manager: staffLinks,
  admin: staffLinks,
};
