import type { Booking } from '@carwash/domain/bookings/booking';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BookingFacts } from '~/entities/bookings/booking-facts';
import { BookingStatusChip } from '~/entities/bookings/booking-status-chip';
import { BookingActions } from '../booking-actions';
import { BookingLink } from '../booking-link';

export const BookingCard = ({ booking }: { booking: Booking }) => (
  <Paper variant="outlined" component={Stack} sx={{ gap: 2, p: { xs: 2, sm: 3 } }}>
    <Stack
      direction="row"
      sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}
    >
      <Typography variant="h4" component="h3" sx={{ minWidth: 0 }}>
        <BookingLink booking={booking} />
      </Typography>
      <BookingStatusChip booking={booking} />
    </Stack>
    <BookingFacts booking={booking} />
    <BookingActions booking={booking} />
  </Paper>
);
