import type { ReactNode } from 'react';
import { DialogHost } from '~/ui/dialogs/dialog-host.tsx';
import { RefundContext } from './refund-context.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** A page with buttons that give the money of bookings back. */
export const RefundDialogHost = ({ children }: { children: ReactNode }) => (
  <DialogHost Provider={RefundContext} Dialog={RefundDialog}>
    {children}
  </DialogHost>
);
