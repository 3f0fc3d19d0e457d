import Box from '@mui/material/Box';
import { type ComponentProps, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';

export const largestZoom = 4;

/** Distance that an arrow key moves the picture, in pixels; with Shift a fifth of it. */
const keyboardStep = 10;

const words: ComponentProps<'div'> = {
  role: 'application',
  'aria-label': 'Position of the photo. Move it with the arrow keys.',
};

interface CropAreaProps {
  /** Address of the picture. */
  address: string;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** Called with the chosen square in the picture's own pixels. */
  onArea: (area: Area) => void;
}

/** The picture behind a round window. It can be moved with the mouse, a finger or the arrow keys. */
export function CropArea({ address, zoom, onZoom, onArea }: CropAreaProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  return (
    <Box
      sx={{
        position: 'relative',
        width: 'min(100%, 50dvh)',
        minWidth: 160,
        mx: 'auto',
        aspectRatio: '1',
        overflow: 'hidden',
        borderRadius: '16px',
        bgcolor: 'action.hover',
      }}
    >
      <Cropper
        image={address}
        aspect={1}
        cropShape="round"
        objectFit="cover"
        showGrid={false}
        crop={crop}
        zoom={zoom}
        maxZoom={largestZoom}
        keyboardStep={keyboardStep}
        cropperProps={words}
        // The window fills the frame, so an outer focus ring would be clipped.
        style={{ cropAreaStyle: { outlineOffset: -5 } }}
        onCropChange={setCrop}
        onZoomChange={onZoom}
        onCropAreaChange={(_, pixels) => onArea(pixels)}
      />
    </Box>
  );
}
