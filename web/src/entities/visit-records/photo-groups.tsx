import { formatDateTime } from '@carwash/domain/time/format-date-time';
import {
  type PhotoStage,
  photoStageLabels,
  photoStages,
  type VisitPhoto,
} from '@carwash/domain/visit-records/visit-record';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { VisitPhotoPicture } from './visit-photo';

interface PhotoGroupsProps {
  bookingId: string;
  photos: readonly VisitPhoto[];
  /** Further content of each stage; a stage without photos is shown only where there is some. */
  renderStage?: (photoStage: PhotoStage) => ReactNode;
  /** Button for the large view of a photo. */
  renderAction?: (photo: VisitPhoto, close: () => void) => ReactNode;
}

/** The photos of a visit by stage. Each opens large. */
export function PhotoGroups({ bookingId, photos, renderStage, renderAction }: PhotoGroupsProps) {
  const headingId = useId();
  const [opened, setOpened] = useState<VisitPhoto | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const ofStage = (photoStage: PhotoStage) =>
    photos.filter((photo) => photo.photoStage === photoStage);
  const close = () => setIsOpen(false);
  return (
    <>
      {photoStages
        .filter((photoStage) => renderStage || ofStage(photoStage).length > 0)
        .map((photoStage) => (
          <Box
            key={photoStage}
            component="section"
            aria-labelledby={`${headingId}${photoStage}`}
            sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}
          >
            <Typography component="h3" id={`${headingId}${photoStage}`} sx={{ fontWeight: 700 }}>
              {photoStageLabels[photoStage]}
            </Typography>
            {ofStage(photoStage).length > 0 && (
              <Box component="ul" sx={listSx}>
                {ofStage(photoStage).map((photo, index) => (
                  <li key={photo._id}>
                    <ButtonBase
                      aria-haspopup="dialog"
                      onClick={() => {
                        setOpened(photo);
                        setIsOpen(true);
                      }}
                      sx={thumbnailSx}
                    >
                      <VisitPhotoPicture
                        bookingId={bookingId}
                        photoId={photo._id}
                        size="small"
                        alt={`${photoStageLabels[photoStage]}, photo ${index + 1}`}
                      />
                    </ButtonBase>
                  </li>
                ))}
              </Box>
            )}
            {renderStage?.(photoStage)}
          </Box>
        ))}
      <Dialog
        open={isOpen}
        onClose={close}
        maxWidth="md"
        fullWidth
        aria-labelledby={`${headingId}opened`}
        slotProps={{ transition: { onExited: () => setOpened(null) } }}
      >
        {opened && (
          <>
            <DialogTitle id={`${headingId}opened`} variant="h4">
              Photo, {photoStageLabels[opened.photoStage].toLowerCase()}
            </DialogTitle>
            <DialogContent>
              <Stack sx={{ gap: 1 }}>
                <Box sx={{ height: { xs: '45vh', sm: '60vh' } }}>
                  <VisitPhotoPicture
                    bookingId={bookingId}
                    photoId={opened._id}
                    alt={photoStageLabels[opened.photoStage]}
                  />
                </Box>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Taken {formatDateTime(opened.takenAt, businessTimeZone)}, kept until{' '}
                  {formatDateTime(opened.keptUntil, businessTimeZone)}.
                </Typography>
              </Stack>
            </DialogContent>
            <DialogButtons>
              {renderAction?.(opened, close)}
              <Button onClick={close}>Close</Button>
            </DialogButtons>
          </>
        )}
      </Dialog>
    </>
  );
}

const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: 1,
} as const;

const thumbnailSx = {
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '12px',
  bgcolor: 'action.hover',
} as const;
