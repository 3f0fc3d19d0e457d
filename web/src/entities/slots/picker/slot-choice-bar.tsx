import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface SlotChoiceBarProps {
  hasChoice: boolean;
  children: ReactNode;
}

/** Shows the choice and its buttons; sticky while the times scroll. */
export const SlotChoiceBar = ({ hasChoice, children }: SlotChoiceBarProps) => (
  <Stack
    sx={{
      // Not sticky without a choice, because it would only cover the times.
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
