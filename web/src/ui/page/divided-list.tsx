import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** A card with a list, whose entries (`li`) have a line between them. */
export const DividedList = ({ children }: { children: ReactNode }) => (
  <Paper
    variant="outlined"
    component="ul"
    sx={{
      m: 0,
      px: { xs: 2, sm: 3 },
      py: 1,
      listStyle: 'none',
      '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
    }}
  >
    {children}
  </Paper>
);
