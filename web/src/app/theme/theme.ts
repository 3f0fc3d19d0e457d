import {
  type Components,
  type CssVarsTheme,
  createTheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { barHeight } from '../layout/bar-height';
import { darkPalette, lightPalette } from './palette';
import { colorSchemeAttribute } from './surface';

/** Focus outline of all focusable elements except buttons and menus, which have their own. */
const focusRing = { outlineWidth: 3, outlineOffset: 2 } as const;

/** Radius of panels, cards and their skeletons, in pixels. */
const panelRadius = 20;

/** Styles of MUI components: pill buttons, soft cards, a visible focus. */
const componentStyles: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiCssBaseline: {
    styleOverrides: {
      // Keeps anchors clear of the sticky header.
      html: { scrollPaddingTop: barHeight },
      body: { minHeight: '100dvh', overflowWrap: 'break-word' },
      ':focus-visible': {
        outlineStyle: 'solid',
        outlineColor: 'var(--mui-palette-primary-main)',
        ...focusRing,
      },
      'main:focus, section:focus': { outline: 'none' },
      img: { maxWidth: '100%' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // None at all, not a very short one. With a short one every style change would start a transition,
          // and a text field that measures itself during it gets a wrong height.
          transition: 'none !important',
        },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 999, minHeight: 42, paddingInline: 20 },
      sizeSmall: { minHeight: 34, paddingInline: 14 },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderRadius: panelRadius } },
  },
  MuiSkeleton: { styleOverrides: { rounded: { borderRadius: panelRadius } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 24 } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiAlert: { styleOverrides: { root: { borderRadius: 14 } } },
  MuiLink: {
    styleOverrides: { root: { textUnderlineOffset: '0.2em', fontWeight: 600 } },
  },
  MuiContainer: { defaultProps: { maxWidth: 'lg' } },
};

/** index.html has Figtree's files. */
const fontFamily = [
  'Figtree',
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"Noto Sans"',
  'sans-serif',
].join(', ');

const heading = {
  fontWeight: 700,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
} as const;

const typography: ThemeOptions['typography'] = {
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

/** Both colour schemes are CSS variables, so switching does not re-render. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: colorSchemeAttribute },
  colorSchemes: {
    light: { palette: lightPalette },
    dark: { palette: darkPalette },
  },
  shape: { borderRadius: 14 },
  focusVisible: focusRing,
  typography,
  components: componentStyles,
});
