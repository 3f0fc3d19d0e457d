import type { SystemStyleObject, Theme } from '@mui/system';

const line = '1px solid var(--mui-palette-divider)';

/** A table that scrolls within itself, and whose first row and column stay in sight. */
export const gridStyles: SystemStyleObject<Theme> = {
  // As tall as the screen leaves, so that its head and both of its scroll bars are always there.
  maxHeight: 'max(420px, calc(100dvh - 200px))',
  overflow: 'auto',
  border: line,
  borderRadius: '20px',
  bgcolor: 'background.paper',
  '& table': { borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%', height: '1px' },
  '& th': { bgcolor: 'background.paper', fontWeight: 650, fontSize: '0.875rem' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    minWidth: 158,
    maxWidth: 220,
    px: 1.5,
    py: 1.25,
    textAlign: 'left',
    verticalAlign: 'bottom',
    borderBottom: line,
  },
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: 68,
    minWidth: 68,
    px: 1.5,
    borderRight: line,
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead th:first-of-type': { zIndex: 3 },
  '& tbody th': { py: 1.5, verticalAlign: 'top' },
  '& tbody tr:not(:last-of-type) > *': { borderBottom: line },
  '& td': { height: 'inherit', p: 0.5, maxWidth: 220 },
};
