import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import GroupRounded from '@mui/icons-material/GroupRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import StarRounded from '@mui/icons-material/StarRounded';

/** Titles and icons of the overview's cards. */
export const figureNames = {
  bookings: { name: 'Total bookings', Icon: EventAvailableRounded },
  revenue: { name: 'Total revenue', Icon: PaymentsRounded },
  users: { name: 'Total users', Icon: GroupRounded },
  rating: { name: 'Average rating', Icon: StarRounded },
} as const;
