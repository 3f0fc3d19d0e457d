import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two charts, side by side where there is room for their legends. */
export const ChartPair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      gap: 3,
    }}
  >
    {children}
  </Box>
);
