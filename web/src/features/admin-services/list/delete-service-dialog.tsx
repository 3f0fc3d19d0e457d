import DialogContentText from '@mui/material/DialogContentText';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';

interface DeleteServiceDialogProps {
  name: string;
  open: boolean;
  onKeep: () => void;
  onConfirm: () => void;
  /** When nothing is left of the dialog on the screen. */
  onClosed: () => void;
}

/** Says what becomes of everything that belongs to a service before it is deleted. */
export function DeleteServiceDialog(props: DeleteServiceDialogProps) {
  const { name, open, onKeep, onConfirm, onClosed } = props;
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${name}?`}
      no="No, keep it"
      yes="Yes, delete it"
      yesColor="error"
      // The list shows at once what is asked for, and a toast tells when it is refused.
      running={false}
      failure={null}
      onNo={onKeep}
      onYes={onConfirm}
      onClosed={onClosed}
    >
      <DialogContentText>
        Customers can no longer find or book it. Its free slots and its reviews are deleted with it.
        This cannot be undone.
      </DialogContentText>
      <DialogContentText>
        Past bookings and their payments stay. A service with upcoming bookings is not deleted.
      </DialogContentText>
    </ConfirmDialog>
  );
}
