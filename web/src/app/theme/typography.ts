import type { ThemeOptions } from '@mui/material/styles';

/** Fonts that are on the device already: nothing to download, nothing to wait for. */
const fontFamily = [
  '"Avenir Next"',
  '"Segoe UI Variable Text"',
  '"Segoe UI"',
  'system-ui',
  '-apple-system',
  'Roboto',
  '"Noto Sans"',
  'sans-serif',
].join(', ');

const heading = {
  fontWeight: 750,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
} as const;

export const typography: ThemeOptions['typography'] = {
  fontFamily,
  h1: {
    ...heading,
    fontSize: 'clamp(2.375rem, 1.55rem + 3.6vw, 4rem)',
    lineHeight: 1.05,
  },
  h2: {
    ...heading,
    fontSize: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)',
    lineHeight: 1.15,
  },
  h3: {
    ...heading,
    fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)',
    lineHeight: 1.2,
  },
  h4: {
    ...heading,
    fontSize: '1.25rem',
    lineHeight: 1.3,
    letterSpacing: '-0.015em',
  },
  h5: {
    ...heading,
    fontSize: '1.125rem',
    lineHeight: 1.35,
    letterSpacing: '-0.01em',
  },
  h6: {
    ...heading,
    fontSize: '1rem',
    lineHeight: 1.4,
    letterSpacing: '-0.005em',
  },
  subtitle1: { fontSize: '1.125rem', lineHeight: 1.6 },
  subtitle2: { fontWeight: 650 },
  body1: { lineHeight: 1.6 },
  body2: { lineHeight: 1.55 },
  button: { fontWeight: 650, textTransform: 'none', letterSpacing: 0 },
  overline: { fontWeight: 700, letterSpacing: '0.1em', lineHeight: 1.6 },
};
