import DialogContentText from '@mui/material/DialogContentText';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';

interface DeleteServiceDialogProps {
  name: string;
  open: boolean;
  onKeep: () => void;
  onConfirm: () => void;
  /** Called when the closing animation has ended. */
  onClosed: () => void;
}

/** Lists the effects of deleting a service, and asks for confirmation. */
export function DeleteServiceDialog(props: DeleteServiceDialogProps) {
  const { name, open, onKeep, onConfirm, onClosed } = props;
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${name}?`}
      no="No, keep it"
      yes="Yes, delete it"
      yesColor="error"
      // Never shows progress, because the list is updated optimistically and a toast reports a failure.
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
