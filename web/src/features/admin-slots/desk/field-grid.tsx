import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Short fields side by side, as many in a row as have 150 pixels each. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: 0.75,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
    }}
  >
    {children}
  </Box>
);
