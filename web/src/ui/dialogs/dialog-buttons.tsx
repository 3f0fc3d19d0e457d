import DialogActions from '@mui/material/DialogActions';
import type { ReactNode } from 'react';

/** The answer buttons of a dialog, side by side, or stacked on phones. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <DialogActions
    disableSpacing
    sx={{
      p: 3,
      pt: 0,
      gap: 1,
      flexDirection: { xs: 'column', sm: 'row' },
      alignItems: 'stretch',
    }}
  >
    {children}
  </DialogActions>
);
