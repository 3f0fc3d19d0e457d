import type { Booking } from '@carwash/domain/bookings/booking';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { DialogAnswers } from '~/ui/dialogs/dialog-answers.tsx';
import { formatDay } from '~/ui/format/format-day.ts';
import { refundText } from './cancel-refund-text.ts';

interface CancelQuestionProps {
  booking: Booking;
  /** Whether the money comes back. */
  refunds: boolean;
  /** The customer has said yes to something that is no longer so. */
  askedAgain: boolean;
  running: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  onKeep: () => void;
  onConfirm: () => void;
}

/** What is to be cancelled, what becomes of the money, and the two answers. */
export function CancelQuestion(props: CancelQuestionProps) {
  const { booking, refunds, askedAgain, running, failure, onKeep, onConfirm } = props;
  const { service, slot } = booking;
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <DialogContentText>
          Are you sure you want to cancel this booking? This action cannot be undone.
        </DialogContentText>
        <Box>
          <Typography sx={{ fontWeight: 700 }}>{service.name}</Typography>
          <Typography variant="body2">
            {formatDay(slot.date)} at {slot.startTime}
          </Typography>
        </Box>
        <Alert severity={refunds || booking.amount === 0 ? 'info' : 'warning'} role="status">
          {refundText(booking, refunds)}
        </Alert>
        {askedAgain && (
          <Alert severity="warning">
            This has changed in the meantime. Do you still want to cancel?
          </Alert>
        )}
        {failure !== null && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogAnswers>
        <Button autoFocus disabled={running} onClick={onKeep}>
          No, keep it
        </Button>
        <Button
          color="error"
          variant="contained"
          loading={running}
          onClick={({ detail }) => {
            // The second click of a double click answers nothing that was asked in between.
            if (detail <= 1) onConfirm();
          }}
        >
          Yes, cancel it
        </Button>
      </DialogAnswers>
    </>
  );
}
