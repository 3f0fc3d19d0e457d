import { pictureRatio } from '~/ui/page/picture-ratio';

/** How wide a picture is shown. */
export const pictureSizes = '(min-width: 900px) 400px, 100vw';

/** Pictures beside each other where there is room for two. */
export const pictureGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** What a picture is shown in: as large before it is loaded, and where it cannot be. */
export const pictureFrame = {
  position: 'relative',
  aspectRatio: pictureRatio,
  overflow: 'hidden',
  borderRadius: '20px',
  bgcolor: 'action.hover',
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
} as const;
