import { getContrastRatio, useColorScheme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Styles for Chart.js, because a canvas cannot use CSS variables. */
export interface ChartStyle {
  /** Colours of series and slices, in order. */
  series: readonly string[];
  text: string;
  faintText: string;
  paper: string;
  line: string;
  font: string;
  /** Milliseconds; 0 for users who prefer reduced motion. */
  motionMs: number;
}

/** Returns black or white, whichever has the higher contrast with a colour: at least 4.5:1. */
export const contrastTextOn = (color: string): string =>
  getContrastRatio(color, '#000') > getContrastRatio(color, '#fff') ? '#000' : '#fff';

/** Returns the chart styles of the current colour scheme. Renders again when the scheme is switched. */
export function useChartStyle(): ChartStyle {
  const theme = useTheme();
  const { colorScheme = 'light' } = useColorScheme();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const palette = theme.colorSchemes[colorScheme]?.palette ?? theme.palette;
  return {
    series: palette.chart,
    text: palette.text.primary,
    faintText: palette.text.secondary,
    paper: palette.background.paper,
    line: palette.divider,
    font: String(theme.typography.fontFamily),
    motionMs: still ? 0 : 300,
  };
}
