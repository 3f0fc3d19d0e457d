import type { CSSObject } from '@mui/material/styles';
import { colorSchemeAttribute } from './surface';
import { theme } from './theme';

const lightColors = theme
  .generateStyleSheets()
  .flatMap((sheet) => Object.entries<CSSObject>(sheet))
  .find(([selector]) => selector.includes('"light"'))?.[1];

/** Paper is white: whatever the screen shows, the colours of the light scheme are printed. */
export const printStyles: CSSObject = {
  '@media print': { [`:root[${colorSchemeAttribute}]`]: { ...lightColors } },
};
