import type { ReactNode } from 'react';
import { DialogHost } from '~/ui/dialogs/dialog-host.tsx';
import { CancelContext } from './cancel-context.ts';
import { CancelDialog } from './cancel-dialog.tsx';

/** A page with buttons that cancel bookings. */
export const CancelDialogHost = ({ children }: { children: ReactNode }) => (
  <DialogHost Provider={CancelContext} Dialog={CancelDialog}>
    {children}
  </DialogHost>
);
