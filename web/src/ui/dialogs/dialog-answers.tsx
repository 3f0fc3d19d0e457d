import DialogActions from '@mui/material/DialogActions';
import type { ReactNode } from 'react';

/** The answers to what a dialog asks: side by side, on phones one below the other. */
export const DialogAnswers = ({ children }: { children: ReactNode }) => (
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
