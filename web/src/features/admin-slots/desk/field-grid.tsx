import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Short fields side by side, each at least 150 pixels wide. */
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
