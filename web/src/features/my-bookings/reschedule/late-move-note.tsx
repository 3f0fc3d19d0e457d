import type { Booking } from '@carwash/domain/bookings/booking';
import Typography from '@mui/material/Typography';
import { lateMoveText } from '../cancel/cancel-refund-text.ts';
import type { useRefundAfterMove } from './use-refund-after-move.ts';

interface LateMoveNoteProps {
  booking: Booking;
  terms: Pick<ReturnType<typeof useRefundAfterMove>, 'keepsRefund' | 'isCorrected'>;
}

/** Says before the click what a move does to the right to a refund, and asks again where that changed. */
export function LateMoveNote({ booking, terms }: LateMoveNoteProps) {
  const { keepsRefund, isCorrected } = terms;
  // Who has lost the right before loses nothing by one more move.
  const losesNow = !keepsRefund && booking.refundTerms !== 'forfeited';
  if (!losesNow && !isCorrected) return null;
  return (
    <Typography
      variant="body2"
      sx={{ color: losesNow ? 'warning.main' : undefined, fontWeight: 650 }}
    >
      {losesNow && lateMoveText}
      {isCorrected && ' This has changed in the meantime. Please confirm once more.'}
    </Typography>
  );
}
