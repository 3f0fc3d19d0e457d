import type { Booking } from '@carwash/domain/bookings/booking';
import type { SwapBookings } from '@carwash/domain/bookings/endpoints';
import { isMovable } from '@carwash/domain/bookings/move-policy';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { TaskDialog } from '~/ui/dialogs/task-dialog';
import { FailedState } from '~/ui/states/failed-state';
import { type MoveTarget, useMoveBooking } from './move/use-move-booking';
import { MoveForm } from './move-form';
import { useBooking } from './queries';

interface MoveContentProps
  extends Pick<ReturnType<typeof useMoveBooking>, 'running' | 'failure' | 'keptOf'> {
  bookingId: string;
  onMove: (target: MoveTarget) => void;
  onSwap: (swapped: SwapBookings) => void;
  onClose: () => void;
}

/** Follows the booking live. */
function MoveContent({ bookingId, onClose, ...form }: MoveContentProps) {
  const booking = useBooking(bookingId);
  if (booking.state === 'loading') {
    return (
      <DialogContent role="status" aria-label="Loading the booking">
        <Skeleton variant="rounded" height={400} />
      </DialogContent>
    );
  }
  if (booking.state === 'ready' && booking.data && isMovable(booking.data)) {
    return <MoveForm booking={booking.data} onKeep={onClose} {...form} />;
  }
  return (
    <>
      <DialogContent>
        {booking.state === 'failed' ? (
          <FailedState title="Error loading the booking" onRetry={booking.retry} />
        ) : (
          <Typography>This booking is over and cannot be moved any more.</Typography>
        )}
      </DialogContent>
      <DialogButtons>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </>
  );
}

/** The booking that is to be moved. */
interface MovedBooking extends Pick<Booking, '_id'> {
  /** Called after each attempt. */
  onTried?: () => void;
}

/** Moves a customer's booking. */
export function MoveDialog({ opened, onClosed }: HostedDialogProps<MovedBooking>) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { move, swap, ...attempt } = useMoveBooking();
  const closeIfDone = async (attempted: ReturnType<typeof move>) => {
    if ((await attempted) === 'done') close();
    opened.onTried?.();
  };
  return (
    <TaskDialog
      open={open}
      maxWidth="md"
      title="Move booking"
      onClose={() => attempt.running || close()}
      onClosed={onClosed}
    >
      <MoveContent
        bookingId={opened._id}
        {...attempt}
        onMove={(target) => closeIfDone(move(opened._id, target))}
        onSwap={(swapped) => closeIfDone(swap(opened._id, swapped))}
        onClose={close}
      />
    </TaskDialog>
  );
}
