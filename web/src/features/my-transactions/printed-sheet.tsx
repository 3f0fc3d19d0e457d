import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

const sheet = '[data-printed-sheet]';

/** Returns the CSS variables of the light scheme, because paper is white. */
const lightScheme = (theme: Theme): Record<string, string> =>
  theme
    .generateStyleSheets()
    .flatMap((sheets) => Object.entries(sheets))
    .find(([selector]) => selector.includes('light'))?.[1] ?? {};

/** Print styles that print only the sheet, wherever on the page it is. */
const onPaper = (theme: Theme) => ({
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    // The attribute raises the specificity above the dark scheme's.
    ':root[data-color-scheme]': lightScheme(theme),
    'html, body': { minHeight: '0 !important', background: '#fff !important' },
    [`body *:not(${sheet}, ${sheet} *, :has(${sheet}))`]: { display: 'none !important' },
    [`body *:has(${sheet})`]: {
      display: 'block !important',
      position: 'static !important',
      minHeight: '0 !important',
      maxWidth: 'none !important',
      margin: '0 !important',
      padding: '0 !important',
      overflow: 'visible !important',
      background: 'none !important',
    },
    [sheet]: {
      maxWidth: 'none !important',
      padding: '0 !important',
      border: '0 !important',
      background: 'none !important',
      breakInside: 'avoid',
    },
  },
});

/** A sheet of paper on the screen; printed alone on one page. */
export function PrintedSheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <GlobalStyles styles={onPaper} />
      <Paper
        component="article"
        aria-label={label}
        data-printed-sheet=""
        variant="outlined"
        sx={{ maxWidth: 760, p: { xs: 2.5, sm: 4 }, borderRadius: '20px' }}
      >
        {children}
      </Paper>
    </>
  );
}
