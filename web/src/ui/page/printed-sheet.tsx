import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import type { CSSObject } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const sheet = '[data-printed-sheet]';

/** Rolls of receipt printers, in mm. */
const rolls = {
  roll80: { width: 80, margin: 4 },
  roll58: { width: 58, margin: 3 },
} as const;

type Roll = keyof typeof rolls;

/** page: the paper in the printer, A4 or Letter. A roll: the paper of a receipt printer. */
export type PrintedPaper = 'page' | Roll;

const mmPerPixel = 25.4 / 96;

/** Room for what a printer lays out a little differently, in mm. */
const slack = 3;

/** The page of a roll is as long as what is printed, because it must not end within a receipt. */
function pageOf(paper: PrintedPaper, height: number): CSSObject {
  if (paper === 'page') return { margin: '12mm' };
  const { width, margin } = rolls[paper];
  const length = Math.ceil(height * mmPerPixel) + 2 * margin + slack;
  return { size: `${width}mm ${length}mm`, margin: `${margin}mm` };
}

/** Returns print styles that print only the sheet, wherever on the page it is. */
const onPaper = (paper: PrintedPaper, height: number): CSSObject => ({
  '@page': pageOf(paper, height),
  '@media print': {
    'html, body': { minHeight: '0 !important', background: '#fff !important' },
    [`body *:not(${sheet}, ${sheet} *, :has(${sheet}))`]: { display: 'none !important' },
    [`body *:has(${sheet})`]: {
      display: 'block !important',
      position: 'static !important',
      minHeight: '0 !important',
      width: 'auto !important',
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

/** Small letters, so that a long receipt fits on one page. */
const lettersOnPaper: CSSObject = {
  '& .MuiTypography-root': { fontSize: '9pt', lineHeight: 1.35 },
  '& .MuiTypography-h6': { fontSize: '10pt' },
  '& .MuiTypography-h4': { fontSize: '11pt' },
  '& .MuiTypography-h3': { fontSize: '13pt' },
};

/** The width and the letters of a roll on the screen as well, so that its length can be measured. */
const asOnPaper = (paper: PrintedPaper): CSSObject => {
  if (paper === 'page') return { '@media print': lettersOnPaper };
  const { width, margin } = rolls[paper];
  return { width: `${width - 2 * margin}mm`, ...lettersOnPaper };
};

interface PrintedSheetProps {
  label: string;
  paper?: PrintedPaper;
  children: ReactNode;
}

/** A sheet of paper on the screen; printed alone on one page. */
export function PrintedSheet({ label, paper = 'page', children }: PrintedSheetProps) {
  const content = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => setHeight(content.current?.offsetHeight ?? 0));
  return (
    <>
      <GlobalStyles styles={onPaper(paper, height)} />
      <Paper
        component="article"
        aria-label={label}
        data-printed-sheet=""
        variant="outlined"
        sx={{ maxWidth: 760, p: { xs: 2.5, sm: 4 } }}
      >
        <Box ref={content} sx={asOnPaper(paper)}>
          {children}
        </Box>
      </Paper>
    </>
  );
}
