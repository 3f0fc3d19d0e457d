import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The fields of one entry of a list, in a frame. */
export const EntryGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    role="group"
    aria-label={title}
    sx={{
      p: { xs: 1.5, sm: 2 },
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: '16px',
    }}
  >
    {children}
  </Box>
);
