import type { Booking } from '@carwash/domain/bookings/booking';
import { formatPrice } from '@carwash/domain/money/money';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDay } from '~/ui/format/format-day.ts';
import { formatHours } from '~/ui/format/format-hours.ts';
import { BookingLink } from '../booking-link.tsx';
import { BookingStatusChip } from '../booking-status-chip.tsx';

/** A booking that is over, in two short lines. */
export const PastBookingRow = ({ booking }: { booking: Booking }) => (
  <Stack
    component="li"
    direction="row"
    sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 1.5 }}
  >
    <div>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        <BookingLink booking={booking} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={booking.slot.date}>{formatDay(booking.slot.date)}</time>,{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {formatHours(booking.slot)}
        </Box>
      </Typography>
    </div>
    <Stack
      sx={{
        flexDirection: { xs: 'column', sm: 'row-reverse' },
        alignItems: { xs: 'flex-end', sm: 'center' },
        flexShrink: 0,
        gap: { xs: 0.5, sm: 2 },
      }}
    >
      <Typography sx={{ minWidth: '6rem', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {formatPrice(booking.amount)}
      </Typography>
      <BookingStatusChip booking={booking} />
    </Stack>
  </Stack>
);
