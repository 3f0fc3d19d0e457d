import type { User } from '@carwash/domain/users/user';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { closeOnEscape } from '~/ui/dialogs/close-on-escape.ts';
import { RecordPages } from '~/ui/record-list/record-pages.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { useBookingsOf } from './use-bookings-of.ts';
import { userBookingColumns } from './user-booking-columns.tsx';

interface UserBookingsDialogProps {
  user: User;
  onClosed: () => void;
}

/** Everything that a user has booked, the newest first. */
export function UserBookingsDialog({ user, onClosed }: UserBookingsDialogProps) {
  const titleId = useId();
  const [open, setOpen] = useState(true);
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={closeOnEscape(close)}
      aria-labelledby={titleId}
      maxWidth="lg"
      fullWidth
      fullScreen={isNarrow}
      slotProps={{
        transition: { onExited: onClosed },
        paper: { sx: isNarrow ? { borderRadius: 0 } : null },
      }}
    >
      <DialogTitle id={titleId} variant="h4">
        Bookings of {user.name}
      </DialogTitle>
      <DialogContent>
        <UserBookings user={user} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={close}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function UserBookings({ user }: { user: User }) {
  return (
    <RecordPages
      caption={`Bookings of ${user.name}`}
      columns={userBookingColumns}
      pages={useBookingsOf(user._id)}
      empty={<EmptyState title="No bookings found for this user." />}
      failed="The bookings could not be loaded."
    />
  );
}
