import type { Booking } from '@carwash/domain/bookings/booking';
import { mayUndoSale, undoSaleEnd } from '@carwash/domain/bookings/undo-sale-policy';
import type { Transaction } from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import { use } from 'react';
import { useNow } from '~/lib/clock/use-now';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { UndoSaleDialog } from './undo-sale-dialog';

interface UndoSaleButtonProps {
  booking: Booking;
  /** Those of its additions included. */
  payments: readonly [own: Transaction, ...additions: Transaction[]];
}

/** Opens the question before a mistaken sale at the desk is undone; nothing where that is not possible. */
export function UndoSaleButton({ booking, payments }: UndoSaleButtonProps) {
  const openDialog = use(DialogContext);
  // Computed on every render: the booking may have changed after `useNow` last fired.
  const now = new Date();
  const canUndo =
    payments[0].holdMinutes === 0 && mayUndoSale(booking, payments, 'admin', now) === 'possible';
  useNow(canUndo ? undoSaleEnd(booking) : null);
  if (!canUndo) return null;
  return (
    <Button
      color="error"
      variant="outlined"
      aria-haspopup="dialog"
      onClick={() => openDialog(UndoSaleDialog, booking)}
    >
      Undo sale
    </Button>
  );
}
