import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface ChoiceBarProps {
  /** Whether there is a choice to keep in sight. */
  hasChoice: boolean;
  children: ReactNode;
}

/** The choice and what can be done with it; within reach while the times are scrolled. */
export const ChoiceBar = ({ hasChoice, children }: ChoiceBarProps) => (
  <Stack
    sx={{
      // With nothing chosen it would only cover what there is to choose from.
      position: hasChoice ? 'sticky' : 'static',
      bottom: 0,
      zIndex: 1,
      gap: 1.25,
      px: { xs: 2, sm: 3 },
      py: 2,
      borderTop: '1px solid',
      borderColor: 'divider',
      borderRadius: '0 0 20px 20px',
      bgcolor: 'background.paper',
    }}
  >
    {children}
  </Stack>
);
