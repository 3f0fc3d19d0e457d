import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingState } from '@carwash/domain/bookings/booking-state';
import { formatDay } from '@carwash/domain/time/calendar-days';
import EventRepeatRounded from '@mui/icons-material/EventRepeatRounded';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSlotClock } from '~/entities/slots/use-slot-clock';
import { formatClock } from '~/lib/clock/format-times';
import { withPlace } from '~/lib/clock/local-times-note';

/** Marks a visit that the business has moved, until it begins. */
export function MovedNote({
  booking: { status, stage, slot, movedFrom },
}: {
  booking: Pick<Booking, 'status' | 'stage' | 'slot' | 'movedFrom'>;
}) {
  const now = useSlotClock(slot);
  if (!movedFrom || bookingState({ status, stage, slot }, now) !== 'upcoming') return null;
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        alignSelf: 'flex-start',
        gap: 1,
        px: 1.25,
        py: 0.5,
        border: '1px solid',
        borderColor: 'warning.main',
        borderRadius: '10px',
      }}
    >
      <EventRepeatRounded aria-hidden fontSize="small" color="warning" />
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        Moved by us from {formatDay(movedFrom.date)} {withPlace(formatClock(movedFrom.startsAt))}
      </Typography>
    </Stack>
  );
}
