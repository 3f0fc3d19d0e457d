import ZoomInRounded from '@mui/icons-material/ZoomInRounded';
import ZoomOutRounded from '@mui/icons-material/ZoomOutRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useUploadImage } from '~/entities/images/use-upload-image';
import { toastTexts } from '~/lib/toasts';
import { closeOnEscape } from '~/ui/dialogs/close-on-escape';
import { UploadProgress } from '~/ui/states/upload-progress';
import { CropArea, largestZoom } from './crop-area';

interface ZoomSliderProps {
  zoom: number;
  max: number;
  disabled: boolean;
  onZoom: (zoom: number) => void;
}

function ZoomSlider({ zoom, max, disabled, onZoom }: ZoomSliderProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, color: 'text.secondary' }}>
      <ZoomOutRounded aria-hidden />
      <Slider
        aria-label="Zoom"
        value={zoom}
        min={1}
        max={max}
        step={0.1}
        disabled={disabled}
        onChange={(_, chosen) => onZoom(Number(chosen))}
        getAriaValueText={(value) => `${Math.round(value * 100)} %`}
      />
      <ZoomInRounded aria-hidden />
    </Stack>
  );
}

/** Side of the photo in pixels: sharp wherever a photo is shown, and quick to upload. */
const maxSide = 512;

const quality = 0.9;

/**
 * Draws the chosen square of a picture as a file, at most 512 pixels a side, with transparent parts in white.
 * WebP, or PNG in browsers that can't encode WebP.
 * @param area in the picture's own pixels
 * @throws Error when the browser can't draw it, for example for lack of memory
 */
async function drawCrop(picture: HTMLImageElement, area: Area): Promise<Blob> {
  const side = Math.max(1, Math.min(maxSide, area.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas to draw on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    const finish = (file: Blob | null) =>
      file ? resolve(file) : reject(new Error('The browser could not write the photo'));
    canvas.toBlob(finish, 'image/webp', quality);
  });
}

interface CropDialogProps {
  picture: HTMLImageElement;
  /** Called with the photo's address once it is uploaded. */
  onUploaded: (image: string) => void;
  onCancel: () => void;
}

/** Crops a picture to a square and uploads it as the photo. */
export function CropDialog({ picture, onUploaded, onCancel }: CropDialogProps) {
  const titleId = useId();
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const { progress, failed, upload } = useUploadImage(toastTexts.imageUploadFailed);
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
        {/* An alert inside the dialog, because toasts are not announced while a dialog is open. */}
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
