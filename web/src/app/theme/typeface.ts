import latinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** The file that every page needs; names in other letters load the second one. */
export const typefaceFile = latin;

const face = (file: string, unicodeRange: string) => ({
  fontFamily: 'Figtree',
  fontWeight: '300 900',
  // A page that has begun in the system's letters keeps them, so that nothing moves.
  fontDisplay: 'optional',
  src: `url(${file}) format('woff2')`,
  unicodeRange,
});

export const fontFaces = [
  face(
    latin,
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
  ),
  face(latinExtended, 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F'),
];

export const fontFamily = [
  'Figtree',
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"Noto Sans"',
  'sans-serif',
].join(', ');
