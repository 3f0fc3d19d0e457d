import type { Role } from '@carwash/domain/users/user';
import AddCircleOutlineRounded from '@mui/icons-material/AddCircleOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import EventNoteRounded from '@mui/icons-material/EventNoteRounded';
import EventRepeatRounded from '@mui/icons-material/EventRepeatRounded';
import FactCheckRounded from '@mui/icons-material/FactCheckRounded';
import GroupRounded from '@mui/icons-material/GroupRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import InsightsRounded from '@mui/icons-material/InsightsRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import LeaderboardRounded from '@mui/icons-material/LeaderboardRounded';
import LocalCarWashRounded from '@mui/icons-material/LocalCarWashRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import { paths } from '~/lib/address/paths.ts';
import type { PicturedLink } from '../layout/account-links.ts';

const home: PicturedLink = { label: 'Home', to: paths.home, Icon: HomeRounded };

const account: PicturedLink[] = [
  { label: 'Profile', to: paths.profile, Icon: PersonRounded },
  { label: 'Edit Profile', to: paths.editProfile, Icon: EditRounded },
  { label: 'Change Password', to: paths.changePassword, Icon: KeyRounded },
];

/** The side menu of the dashboard. */
export const dashboardMenu: Record<Role, readonly PicturedLink[]> = {
  user: [
    home,
    { label: 'My Bookings', to: paths.myBookings, Icon: EventAvailableRounded },
    { label: 'Reschedule Booking', to: paths.rescheduleBooking, Icon: EventRepeatRounded },
    { label: 'My Transactions', to: paths.myTransactions, Icon: ReceiptLongRounded },
    ...account,
  ],
  admin: [
    home,
    { label: 'Overview', to: paths.dashboard, Icon: InsightsRounded },
    { label: 'Service Overview', to: paths.serviceOverview, Icon: LeaderboardRounded },
    { label: 'Services', to: paths.adminServices, Icon: LocalCarWashRounded },
    { label: 'Add Service', to: paths.addService, Icon: AddCircleOutlineRounded },
    { label: 'Slots', to: paths.slots, Icon: ScheduleRounded },
    { label: 'Bookings', to: paths.bookings, Icon: EventNoteRounded },
    { label: 'Transaction Overview', to: paths.transactionOverview, Icon: PaymentsRounded },
    { label: 'Users', to: paths.users, Icon: GroupRounded },
    { label: 'Audit', to: paths.audit, Icon: FactCheckRounded },
    ...account,
  ],
};
