import type { Booking } from '@carwash/domain/bookings/booking';
import { mayUndoSale, undoSaleEnd } from '@carwash/domain/bookings/undo-sale-policy';
import type { Transaction } from '@carwash/domain/payments/transaction';
import Button from '@mui/material/Button';
import { useNow } from '~/lib/clock/use-now';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { undoSale } from './undo-sale';

interface UndoSaleButtonProps {
  booking: Booking;
  payment: Transaction;
}

/** Undoes a mistaken sale at the desk; nothing where that is not possible. */
export function UndoSaleButton({ booking, payment }: UndoSaleButtonProps) {
  const { running, run } = useInFlightGuard();
  // Computed on every render: the booking may have changed after `useNow` last fired.
  const now = new Date();
  const canUndo =
    payment.holdMinutes === 0 && mayUndoSale(booking, payment, 'admin', now) === 'possible';
  useNow(canUndo ? undoSaleEnd(booking) : null);
  if (!canUndo) return null;
  return (
    <Button
      color="error"
      variant="outlined"
      loading={running}
      onClick={() => run(() => undoSale(booking._id))}
    >
      Undo sale
    </Button>
  );
}
