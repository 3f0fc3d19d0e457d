import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useUploadPicture } from '~/entities/images/use-upload-picture.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { closeOnEscape } from '~/ui/dialogs/close-on-escape.ts';
import { UploadProgress } from '~/ui/states/upload-progress.tsx';
import { CropArea, largestZoom } from './crop-area.tsx';
import { drawCrop } from './draw-crop.ts';
import { ZoomSlider } from './zoom-slider.tsx';

interface CropDialogProps {
  picture: HTMLImageElement;
  /** Told where the photo is once it is uploaded. */
  onUploaded: (image: string) => void;
  onCancel: () => void;
}

/** Chooses the square of a picture that becomes the photo, and uploads it. */
export function CropDialog({ picture, onUploaded, onCancel }: CropDialogProps) {
  const titleId = useId();
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const { progress, failed, upload } = useUploadPicture(toastTexts.imageUploadFailed);
  const uploading = progress !== null;

  const use = async () => {
    const image = area && (await upload(() => drawCrop(picture, area)));
    if (image) onUploaded(image);
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={closeOnEscape(onCancel)}
      slotProps={{ paper: { sx: { mx: { xs: 1.5, sm: 4 }, width: '100%' } } }}
    >
      <DialogTitle id={titleId}>Crop your photo</DialogTitle>
      <DialogContent sx={{ pb: 1 }}>
        <Stack inert={uploading} sx={{ gap: 2 }}>
          <CropArea address={picture.src} zoom={zoom} onZoom={setZoom} onArea={setArea} />
          <ZoomSlider zoom={zoom} max={largestZoom} disabled={uploading} onZoom={setZoom} />
        </Stack>
        <UploadProgress label="Uploading the photo" share={progress} />
        {/* The toast is not read out while a dialog is open. */}
        <Box role="alert" sx={visuallyHidden}>
          {failed}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          variant="contained"
          loading={uploading}
          disabled={area === null}
          onClick={() => void use()}
        >
          Use this photo
        </Button>
      </DialogActions>
    </Dialog>
  );
}
