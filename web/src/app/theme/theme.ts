import { createTheme } from '@mui/material/styles';
import { componentStyles, focusRing } from './component-styles.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { colorSchemeAttribute } from './surface.ts';
import { typography } from './typography.ts';

/** Both colour schemes live in CSS variables, so switching repaints without rendering again. */
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
