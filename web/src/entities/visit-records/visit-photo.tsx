import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { downloadFile } from '~/lib/api/download-file';

interface VisitPhotoProps {
  bookingId: string;
  photoId: string;
  alt: string;
  /** Absent: as large as it is stored. */
  size?: 'small';
}

/** A photo of a visit, which only its customer and the staff can load. */
export function VisitPhotoPicture({ bookingId, photoId, alt, size }: VisitPhotoProps) {
  const [address, setAddress] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let loaded: string | null = null;
    const params = { bookingId, photoId };
    downloadFile('getVisitPhoto', { params, query: { size }, signal }).then(
      ({ content }) => {
        if (signal.aborted) return;
        loaded = URL.createObjectURL(content);
        setAddress(loaded);
      },
      () => {
        if (!signal.aborted) setBroken(true);
      },
    );
    return () => {
      leaving.abort();
      if (loaded !== null) URL.revokeObjectURL(loaded);
    };
  }, [bookingId, photoId, size]);
  if (isBroken) {
    return (
      <Box
        role="img"
        aria-label={`${alt}, which could not be loaded`}
        sx={{ ...fill, display: 'grid', placeItems: 'center', color: 'text.secondary' }}
      >
        <BrokenImageOutlined aria-hidden />
      </Box>
    );
  }
  if (address === null) return <Skeleton variant="rectangular" sx={fill} />;
  return (
    <Box
      component="img"
      src={address}
      alt={alt}
      sx={{ ...fill, display: 'block', objectFit: size ? 'cover' : 'contain' }}
    />
  );
}

const fill = { width: '100%', height: '100%' } as const;
