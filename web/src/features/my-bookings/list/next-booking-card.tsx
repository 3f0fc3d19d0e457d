import type { Booking } from '@carwash/domain/bookings/booking';
import { hourMs } from '@carwash/domain/time/durations';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { BookingFacts } from '~/entities/bookings/booking-facts';
import { BookingStatusChip } from '~/entities/bookings/booking-status-chip';
import { countdownParts, twoDigits } from '~/ui/countdown/countdown-parts';
import { describeCountdown } from '~/ui/countdown/format-countdown';
import { useTimeLeft } from '~/ui/countdown/use-time-left';

/** A translucent pane in the text's colour. */
const paneColor = 'color-mix(in srgb, currentcolor 12%, transparent)';

/**
 * A large countdown of days, hours and minutes, in the last hour of minutes and seconds; all zeros once the time has passed.
 * Screen readers get a text that changes once a minute.
 */
function CountdownBoxes({ until }: { until: Date }) {
  const left = useTimeLeft(until);
  const { days, hours, minutes, seconds } = countdownParts(left);
  const boxes =
    left < hourMs
      ? { Minutes: minutes, Seconds: seconds }
      : { Days: days, Hours: hours, Minutes: minutes };
  return (
    <div>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: 1,
          maxWidth: 380,
        }}
      >
        {Object.entries(boxes).map(([unit, value]) => (
          <Box
            key={unit}
            sx={{ py: 1.25, textAlign: 'center', borderRadius: '14px', bgcolor: paneColor }}
          >
            <Typography
              component="p"
              variant="h3"
              sx={{ letterSpacing: 0, fontVariantNumeric: 'tabular-nums' }}
            >
              {twoDigits(value)}
            </Typography>
            <Typography component="p" variant="caption">
              {unit}
            </Typography>
          </Box>
        ))}
      </Box>
      <time role="timer" aria-live="off" dateTime={until.toISOString()} style={visuallyHidden}>
        {describeCountdown(left)}
      </time>
    </div>
  );
}

interface NextBookingCardProps {
  booking: Booking;
  title: ReactNode;
  /** Actions for the booking, or a note about it. */
  children: ReactNode;
}

/** The next booking with a countdown. */
export function NextBookingCard({ booking, title, children }: NextBookingCardProps) {
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
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
        <Typography variant="h3" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
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
          {children}
          <BookingStatusChip booking={booking} />
        </Stack>
      </Stack>
    </Paper>
  );
}
