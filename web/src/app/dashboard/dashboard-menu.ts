import { type Capability, can, type Role, type StaffRole } from '@carwash/domain/roles/role';
import AddCircleOutlineRounded from '@mui/icons-material/AddCircleOutlineRounded';
import ContactsRounded from '@mui/icons-material/ContactsRounded';
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
import { paths } from '~/lib/address/paths';
import type { PicturedLink } from '../layout/account-links';

const home: PicturedLink = { label: 'Home', to: paths.home, Icon: HomeRounded };

const account: PicturedLink[] = [
  { label: 'Profile', to: paths.profile, Icon: PersonRounded },
  { label: 'Edit Profile', to: paths.editProfile, Icon: EditRounded },
  { label: 'Change Password', to: paths.changePassword, Icon: KeyRounded },
];

export interface MenuGroup {
  /** Heading of the group; null: none. */
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
    label: 'Desk',
    links: [
      { label: 'Today', to: paths.today, Icon: TodayRounded, needs: 'runYard' },
      { label: 'Bookings', to: paths.bookings, Icon: EventNoteRounded, needs: 'runDesk' },
      { label: 'Waitlist', to: paths.waitlist, Icon: HourglassEmptyRounded, needs: 'runDesk' },
    ],
  },
  {
    label: 'Figures',
    links: [
      { label: 'Overview', to: paths.dashboard, Icon: InsightsRounded, needs: 'seeMoney' },
      {
        label: 'Service Overview',
        to: paths.serviceOverview,
        Icon: LeaderboardRounded,
        needs: 'seeMoney',
      },
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
      { label: 'Slots', to: paths.slots, Icon: ScheduleRounded, needs: 'runDesk' },
      { label: 'Bays', to: paths.bays, Icon: GarageRounded, needs: 'manageCatalogue' },
    ],
  },
  {
    label: 'Money',
    links: [
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
    label: 'People',
    links: [
      { label: 'Customers', to: paths.customers, Icon: ContactsRounded, needs: 'runDesk' },
      { label: 'Users', to: paths.users, Icon: GroupRounded, needs: 'runDesk' },
      { label: 'Reviews', to: paths.adminReviews, Icon: RateReviewRounded, needs: 'runDesk' },
      { label: 'Messages', to: paths.messages, Icon: MailOutlineRounded, needs: 'runDesk' },
    ],
  },
  {
    label: 'Business',
    links: [
      { label: 'Settings', to: paths.settings, Icon: TuneRounded, needs: 'manageCatalogue' },
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

/** Returns the entries of a role: the way home first, and last those of the own account. */
const staffMenu = (role: StaffRole): readonly MenuGroup[] => [
  { label: null, links: [home] },
  ...staffGroups
    .map(({ label, links }) => ({ label, links: links.filter(({ needs }) => can(role, needs)) }))
    .filter(({ links }) => links.length > 0),
  { label: 'Your account', links: account },
];

/** The entries of the dashboard's menu, in groups. */
export const dashboardMenu: Record<Role, readonly MenuGroup[]> = {
  user: customerMenu,
  washer: staffMenu('washer'),
  manager: staffMenu('manager'),
  admin: staffMenu('admin'),
};
