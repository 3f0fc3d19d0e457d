import type { PaletteOptions } from '@mui/material/styles';
import { surface } from './surface';

/** The background of the hero and of the closing section; dark in both colour schemes. */
const depth = {
  main: '#0b4b53',
  dark: '#052a30',
  contrastText: '#f0fbfb',
  accent: '#7fe0e4',
};

/**
 * Chart series colours. Each has a contrast of 3:1 with the background and differs from the others
 * for every kind of colour vision. The first is the blue of Okabe and Ito.
 */
export const lightChart = [
  '#0072b2',
  '#9b3a04',
  '#03a371',
  '#6e7c99',
  '#e83953',
  '#284257',
  '#2694ff',
  '#9e9500',
];

export const darkChart = [
  '#56b4e9',
  '#e98000',
  '#15fba2',
  '#8d73fb',
  '#dbee6d',
  '#b4e7df',
  '#dc493a',
  '#b0838b',
];

/** Teal with a warm amber. Text and background pairs meet WCAG AA. */
export const lightPalette: PaletteOptions = {
  primary: {
    main: surface.light.accent,
    light: '#2b9aa3',
    dark: '#00525a',
    contrastText: '#fff',
  },
  secondary: {
    main: '#a14a0b',
    light: '#d97a2b',
    dark: '#773404',
    contrastText: '#fff',
  },
  warning: { main: '#b45309', contrastText: '#fff' },
  error: { main: '#b3261e', contrastText: '#fff' },
  success: { main: '#1b7a43', contrastText: '#fff' },
  info: { main: '#27638f', contrastText: '#fff' },
  background: { default: surface.light.background, paper: '#ffffff' },
  text: { primary: surface.light.text, secondary: '#476065' },
  divider: '#dbe5e4',
  /** Filled stars: a contrast of at least 3:1 with the background. */
  rating: { main: '#c07100' },
  chart: lightChart,
  depth,
};

export const darkPalette: PaletteOptions = {
  primary: {
    main: surface.dark.accent,
    light: '#9be9ec',
    dark: '#2fa8b0',
    contrastText: '#00272b',
  },
  secondary: {
    main: '#f6b26b',
    light: '#ffd3a3',
    dark: '#d48938',
    contrastText: '#3a1c00',
  },
  warning: { main: '#f3b04d', contrastText: '#2e1a00' },
  error: { main: '#ff9a90', contrastText: '#3d0703' },
  success: { main: '#74d69b', contrastText: '#00301a' },
  info: { main: '#8cc5ee', contrastText: '#04263e' },
  background: { default: surface.dark.background, paper: '#122124' },
  text: { primary: surface.dark.text, secondary: '#a3b9bb' },
  divider: '#26393c',
  rating: { main: '#f7b955' },
  chart: darkChart,
  depth,
};
