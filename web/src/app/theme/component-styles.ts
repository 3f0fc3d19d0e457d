import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { barHeight } from '../layout/bar-height.ts';

/** For everything that takes the focus; buttons and menus apply it by themselves. */
export const focusRing = { outlineWidth: 3, outlineOffset: 2 } as const;

/** How the building blocks look: pill buttons, soft cards, focus that can be seen. */
export const componentStyles: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
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
          transitionDuration: '0.01ms !important',
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
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 20 } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 24 } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiAlert: { styleOverrides: { root: { borderRadius: 14 } } },
  MuiLink: {
    styleOverrides: { root: { textUnderlineOffset: '0.2em', fontWeight: 600 } },
  },
  MuiContainer: { defaultProps: { maxWidth: 'lg' } },
};
