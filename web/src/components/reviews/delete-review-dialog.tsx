import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { closeOnEscape } from '~/components/close-on-escape.ts';

interface DeleteReviewDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The dialog is gone, and the keyboard can be taken elsewhere. */
  onGone: () => void;
}

export function DeleteReviewDialog({ open, onClose, onConfirm, onGone }: DeleteReviewDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={closeOnEscape(onClose)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={titleId}>Delete your review?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          Your stars and your words will no longer be shown or counted. This action cannot be
          undone.
        </DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, px: 2, pb: 2.5 }}>
        <Button autoFocus onClick={onClose} sx={{ whiteSpace: 'nowrap' }}>
          No, keep it
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm} sx={{ whiteSpace: 'nowrap' }}>
          Yes, delete it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
