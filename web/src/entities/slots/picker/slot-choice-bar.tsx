import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface SlotChoiceBarProps {
  /** Whether anything is chosen. */
  hasChoice: boolean;
  children: ReactNode;
}

/** Shows the choice and its buttons; sticky while the times are scrolled. */
export const SlotChoiceBar = ({ hasChoice, children }: SlotChoiceBarProps) => (
  <Stack
    sx={{
      // Not sticky without a choice: it would only cover the times.
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
