import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import type { CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';

const sheet = '[data-printed-sheet]';

/** a4: a page. roll: the paper of a receipt printer, 80 mm wide. */
export type PaperSize = 'a4' | 'roll';

const pages: Record<PaperSize, { size: string; margin: string }> = {
  a4: { size: 'A4', margin: '14mm' },
  // The height is the longest receipt; the printer cuts where it ends.
  roll: { size: '80mm 297mm', margin: '4mm' },
};

/** Returns print styles that print only the sheet, wherever on the page it is. */
const onPaper = (paper: PaperSize): CSSObject => ({
  '@page': pages[paper],
  '@media print': {
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

interface PrintedSheetProps {
  label: string;
  paper?: PaperSize;
  children: ReactNode;
}

/** A sheet of paper on the screen; printed alone on one page. */
export function PrintedSheet({ label, paper = 'a4', children }: PrintedSheetProps) {
  return (
    <>
      <GlobalStyles styles={onPaper(paper)} />
      <Paper
        component="article"
        aria-label={label}
        data-printed-sheet=""
        variant="outlined"
        sx={{ maxWidth: 760, p: { xs: 2.5, sm: 4 } }}
      >
        {children}
      </Paper>
    </>
  );
}
