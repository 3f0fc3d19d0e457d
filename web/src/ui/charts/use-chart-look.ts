import { getContrastRatio, useColorScheme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** What a canvas has to be told, since it knows no CSS variables. */
export interface ChartLook {
  /** Colours of the series and slices, in order. */
  series: readonly string[];
  text: string;
  faintText: string;
  paper: string;
  line: string;
  font: string;
  /** Milliseconds; 0 for those who want no motion. */
  motionMs: number;
}

/** Black or white, whichever reads better on a colour: at least 4.5:1 on any. */
export const legibleOn = (color: string): string =>
  getContrastRatio(color, '#000') > getContrastRatio(color, '#fff') ? '#000' : '#fff';

/** How charts are drawn in the colour scheme that is shown; renders again when it is switched. */
export function useChartLook(): ChartLook {
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
