import '@mui/material/styles';

interface OwnPalette {
  rating: { main: string };
  chart: readonly string[];
  depth: { main: string; dark: string; contrastText: string; accent: string };
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends OwnPalette {}
}
