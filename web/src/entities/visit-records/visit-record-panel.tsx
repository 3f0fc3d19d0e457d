import type { Booking } from '@carwash/domain/bookings/booking';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FailedState } from '~/ui/states/failed-state';
import { AddPhoto } from './add-photo';
import { DamageNote } from './damage-note';
import { PhotoGroups } from './photo-groups';
import { RemovePhoto } from './remove-photo';
import { useVisitRecord } from './use-visit-record';

interface VisitRecordPanelProps {
  booking: Pick<Booking, '_id' | 'slot'>;
  /** Called with true while the damage note is being saved, and with false afterwards. */
  onSaving?: (isSaving: boolean) => void;
}

/** The photos and the damage note of a visit, for the staff, who add and remove them. */
export function VisitRecordPanel({ booking, onSaving }: VisitRecordPanelProps) {
  const record = useVisitRecord(booking);
  if (record.state === 'loading') {
    return (
      <Skeleton role="status" aria-label="Loading the photos" variant="rounded" height={180} />
    );
  }
  if (record.state === 'failed') {
    return <FailedState title="The photos could not be loaded" onRetry={record.retry} />;
  }
  const bookingId = booking._id;
  const { photos, damageNote } = record.data;
  return (
    <Stack sx={{ gap: 3 }}>
      <PhotoGroups
        bookingId={bookingId}
        photos={photos}
        renderStage={(photoStage) => (
          <AddPhoto bookingId={bookingId} photoStage={photoStage} count={photos.length} />
        )}
        renderAction={(photo, close) => (
          <RemovePhoto bookingId={bookingId} photo={photo} onRemoved={close} />
        )}
      />
      <Box component="section" aria-label="Damage note">
        <Typography component="h3" sx={{ fontWeight: 700, mb: 1 }}>
          Damage note
        </Typography>
        <DamageNote bookingId={bookingId} damageNote={damageNote} onSaving={onSaving} />
      </Box>
    </Stack>
  );
}
