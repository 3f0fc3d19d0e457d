/**
 * Page colours before the theme is loaded. index.html paints with the same values, so nothing
 * flashes when React hydrates it.
 */
export const surface = {
  light: { background: '#f5f8f7', text: '#0b2226', accent: '#00707a' },
  dark: { background: '#0a1517', text: '#e6f1f1', accent: '#5fd4da' },
} as const;

/** Attribute of the html element: light or dark. */
export const colorSchemeAttribute = 'data-color-scheme';

/** Local storage key of the visitor's choice: light, dark or system. */
export const colorModeStorageKey = 'color-mode';
