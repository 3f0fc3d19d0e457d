import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingState } from '@carwash/domain/bookings/booking-state';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DetailsPanel } from '~/entities/bookings/details-panel';
import { useSlotClock } from '~/entities/slots/use-slot-clock';
import { DamageNoteText } from '~/entities/visit-records/damage-note';
import { PhotoGroups } from '~/entities/visit-records/photo-groups';
import { useVisitRecord } from '~/entities/visit-records/use-visit-record';
import { FailedState } from '~/ui/states/failed-state';

/** The photos and the damage note of a visit, once it has begun and if there are some. */
export function VisitRecord({ booking }: { booking: Booking }) {
  const state = bookingState(booking, useSlotClock(booking.slot));
  const isBegun = booking.stage !== 'expected' || state !== 'upcoming';
  if (!isBegun || booking.status === 'cancelled') return null;
  return <KnownVisitRecord booking={booking} />;
}

function KnownVisitRecord({ booking }: { booking: Booking }) {
  const record = useVisitRecord(booking);
  if (record.state === 'loading' || (record.state === 'failed' && record.refused)) return null;
  if (record.state === 'failed') {
    return <FailedState title="Photos of your visit could not be loaded." onRetry={record.retry} />;
  }
  const { photos, damageNote } = record.data;
  if (photos.length === 0 && damageNote === '') return null;
  return (
    <DetailsPanel title="Photos of your visit">
      <Stack sx={{ gap: 3 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Taken by our team, so that we both know how your car came and left. Only you and our team
          can see them.
        </Typography>
        <PhotoGroups bookingId={booking._id} photos={photos} />
        {damageNote !== '' && (
          <Box component="section" aria-label="Noted by our team">
            <Typography component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
              Noted by our team
            </Typography>
            <DamageNoteText damageNote={damageNote} />
          </Box>
        )}
      </Stack>
    </DetailsPanel>
  );
}
