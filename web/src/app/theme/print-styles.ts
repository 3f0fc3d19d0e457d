import type { CSSObject } from '@mui/material/styles';
import { colorSchemeAttribute } from './surface';
import { theme } from './theme';

const lightColors = theme
  .generateStyleSheets()
  .flatMap((sheet) => Object.entries<CSSObject>(sheet))
  .find(([selector]) => selector.includes('"light"'))?.[1];

/** Prints in the colours of the light scheme, whatever the screen shows. */
export const printStyles: CSSObject = {
  '@media print': { [`:root[${colorSchemeAttribute}]`]: { ...lightColors } },
};
