import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A grid of key figure cards. */
export const FigureGrid = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    aria-label="Key figures"
    sx={{
      display: 'grid',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      },
      gap: 2,
      m: 0,
    }}
  >
    {children}
  </Box>
);
