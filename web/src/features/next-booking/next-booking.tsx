import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link as RouterLink } from 'react-router-dom';
import { usePaidBookings } from '~/entities/bookings/queries';
import { paths } from '~/lib/address/paths';
import { describeCountdown, formatFullCountdown } from '~/ui/countdown/format-countdown';
import { useTimeLeft } from '~/ui/countdown/use-time-left';
import { countdownBooking, countdownEnd } from './countdown-booking';

interface FullCountdownProps {
  until: Date;
}

/**
 * Days, hours, minutes and seconds until a time; all zeros once it has passed. Screen readers get a text that
 * changes once a minute.
 */
function FullCountdown({ until }: FullCountdownProps) {
  const left = useTimeLeft(until);
  return (
    <time dateTime={until.toISOString()}>
      <span aria-hidden style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {formatFullCountdown(left)}
      </span>
      <span role="timer" aria-live="off" style={visuallyHidden}>
        {describeCountdown(left)}
      </span>
    </time>
  );
}

/** The customer's next booking with a live countdown. Renders nothing when there is none. */
export default function NextBooking({ uid }: { uid: string }) {
  const bookings = usePaidBookings(uid);
  const booking = bookings.state === 'ready' ? countdownBooking(bookings.data, new Date()) : null;
  useTimeLeft(booking && countdownEnd(booking));
  if (!booking) return null;
  return (
    <Box
      component={RouterLink}
      to={paths.myBooking(booking._id)}
      sx={{
        minWidth: 0,
        maxWidth: { xs: 280, lg: 440 },
        px: 1.5,
        py: 0.5,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
        bgcolor: 'background.paper',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography variant="body2" noWrap sx={{ fontWeight: 650, lineHeight: 1.35 }}>
        Next: {booking.service.name}
      </Typography>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary', lineHeight: 1.35 }}>
        <FullCountdown until={booking.slot.startsAt} />
      </Typography>
    </Box>
  );
}
