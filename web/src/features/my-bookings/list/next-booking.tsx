import type { Booking } from '@carwash/domain/bookings/booking';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BookingFacts } from '~/entities/bookings/booking-facts.tsx';
import { BookingActions } from '../booking-actions.tsx';
import { BookingLink } from '../booking-link.tsx';
import { BookingStatusChip } from '../booking-status-chip.tsx';
import { CountdownBoxes } from './countdown-boxes.tsx';

/** The booking that comes first, with the time left until it. */
export function NextBooking({ booking }: { booking: Booking }) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: '20px', overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
          alignItems: 'center',
          gap: 2,
          p: { xs: 2, sm: 3 },
          bgcolor: 'depth.main',
          color: 'depth.contrastText',
          '& a.Mui-focusVisible': { outlineColor: 'depth.contrastText' },
        }}
      >
        <Typography variant="h3">
          <BookingLink booking={booking} />
        </Typography>
        <CountdownBoxes until={booking.slot.startsAt} />
      </Box>
      <Stack sx={{ gap: 2.5, p: { xs: 2, sm: 3 } }}>
        <BookingFacts booking={booking} />
        <Stack
          sx={{
            flexDirection: { xs: 'column-reverse', sm: 'row' },
            alignItems: { xs: 'flex-start', sm: 'center' },
            justifyContent: 'space-between',
            gap: 2,
          }}
        >
          <BookingActions booking={booking} />
          <BookingStatusChip booking={booking} />
        </Stack>
      </Stack>
    </Paper>
  );
}
