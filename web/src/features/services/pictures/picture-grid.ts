import { pictureRatio } from '~/ui/page/picture-ratio';

/** The `sizes` of one picture. */
export const pictureSizes = '(min-width: 900px) 400px, 100vw';

/** Two pictures in a row where there is space. */
export const pictureGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** Box of a picture, with the same size before the picture is loaded and when it can't be. */
export const pictureFrame = {
  position: 'relative',
  aspectRatio: pictureRatio,
  overflow: 'hidden',
  borderRadius: '20px',
  bgcolor: 'action.hover',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
} as const;
