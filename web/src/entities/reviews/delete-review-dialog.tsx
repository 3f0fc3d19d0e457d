import DialogContentText from '@mui/material/DialogContentText';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';

interface DeleteReviewDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** Called once the dialog has closed, so that the focus can be moved. */
  onGone: () => void;
}

export const DeleteReviewDialog = ({
  open,
  onClose,
  onConfirm,
  onGone,
}: DeleteReviewDialogProps) => (
  <ConfirmDialog
    open={open}
    title="Delete your review?"
    no="No, keep it"
    yes="Yes, delete it"
    yesColor="error"
    onNo={onClose}
    onYes={onConfirm}
    onClosed={onGone}
  >
    <DialogContentText>
      Your stars and your words will no longer be shown or counted. This action cannot be undone.
    </DialogContentText>
  </ConfirmDialog>
);
