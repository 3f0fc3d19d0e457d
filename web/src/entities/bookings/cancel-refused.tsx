import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';

const reasons = {
  begun: 'This booking has begun and cannot be cancelled any more.',
  cancelled: 'This booking has already been cancelled.',
} as const;

interface CancelRefusedProps {
  because: keyof typeof reasons;
  onClose: () => void;
}

/** The content of the cancel dialog when the booking can no longer be cancelled. */
export function CancelRefused({ because, onClose }: CancelRefusedProps) {
  return (
    <>
      <DialogContent role="alert">
        <DialogContentText>{reasons[because]}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 0 }}>
        <Button autoFocus variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </>
  );
}
