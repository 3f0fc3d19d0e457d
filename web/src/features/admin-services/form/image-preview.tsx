import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import type { DragEvent } from 'react';
import { serviceCardPictureRatio } from '~/entities/services/service-card-skeleton.tsx';

interface ImagePreviewProps {
  /** Where the picture is; empty while there is none. */
  address: string;
  isWrong: boolean;
  onDropFile: (file: File) => void;
}

/** A picture as the list of services shows it, and where a file can be dropped. */
export function ImagePreview({ address, isWrong, onDropFile }: ImagePreviewProps) {
  const take = (event: DragEvent) => {
    // Else the browser would leave the page to show the file.
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) onDropFile(file);
  };
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={take}
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: serviceCardPictureRatio,
        overflow: 'hidden',
        borderRadius: '16px',
        border: '1px dashed',
        borderColor: isWrong ? 'error.main' : 'divider',
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {address === '' ? (
        <ImageOutlined aria-hidden sx={{ fontSize: 40 }} />
      ) : (
        <Box
          component="img"
          src={address}
          alt="Preview"
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
