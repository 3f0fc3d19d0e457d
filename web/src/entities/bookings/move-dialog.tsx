import type { Booking } from '@carwash/domain/bookings/booking';
import type { SwapBookings } from '@carwash/domain/bookings/endpoints';
import { isMovable } from '@carwash/domain/bookings/move-policy';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { closeOnEscape } from '~/ui/dialogs/close-on-escape';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import type { HostedDialogProps } from '~/ui/dialogs/dialog-context';
import { FailedState } from '~/ui/states/failed-state';
import { type MoveTarget, useMoveBooking } from './move/use-move-booking';
import { MoveForm } from './move-form';
import { useBooking } from './queries';

interface MoveContentProps {
  bookingId: string;
  running: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  onMove: (target: MoveTarget) => void;
  onSwap: (swapped: SwapBookings) => void;
  onClose: () => void;
}

/** Follows the booking live. */
function MoveContent({ bookingId, running, failure, onMove, onSwap, onClose }: MoveContentProps) {
  const booking = useBooking(bookingId);
  if (booking.state === 'loading') {
    return (
      <DialogContent role="status" aria-label="Loading the booking">
        <Skeleton variant="rounded" height={400} />
      </DialogContent>
    );
  }
  if (booking.state === 'ready' && booking.data && isMovable(booking.data)) {
    return (
      <MoveForm
        booking={booking.data}
        running={running}
        failure={failure}
        onKeep={onClose}
        onMove={onMove}
        onSwap={onSwap}
      />
    );
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
  onMoved?: () => void;
}

/** Moves a customer's booking. */
export function MoveDialog({ opened, onClosed }: HostedDialogProps<MovedBooking>) {
  const titleId = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { move, swap, ...attempt } = useMoveBooking();
  const leave = () => {
    close();
    opened.onMoved?.();
  };
  const moveTo = async (target: MoveTarget) => {
    if (await move(opened._id, target)) leave();
  };
  const swapWith = async (swapped: SwapBookings) => {
    if (await swap(opened._id, swapped)) leave();
  };
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { ...(isNarrow && { borderRadius: 0 }) } },
        transition: { onExited: onClosed },
      }}
      onClose={closeOnEscape(() => attempt.running || close())}
    >
      <DialogTitle id={titleId} variant="h4" component="h2">
        Move booking
      </DialogTitle>
      <MoveContent
        bookingId={opened._id}
        {...attempt}
        onMove={moveTo}
        onSwap={swapWith}
        onClose={close}
      />
    </Dialog>
  );
}
