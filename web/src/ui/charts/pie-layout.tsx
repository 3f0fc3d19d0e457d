import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A pie beside its legend, or above it on narrow screens. */
export const PieLayout = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
      alignItems: 'center',
      gap: 3,
    }}
  >
    {children}
  </Box>
);
