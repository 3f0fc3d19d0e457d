import type { Booking } from '@carwash/domain/bookings/booking';
import Button from '@mui/material/Button';
import { nextStageOf, stageActions } from './stage-words';
import { useChangeStage } from './use-change-stage';

interface StageButtonProps {
  booking: Pick<Booking, '_id' | 'stage' | 'vehicle'>;
}

/** Takes a visit to its next stage with one tap; nothing after the last stage. */
export function StageButton({ booking }: StageButtonProps) {
  const { changing, changeTo } = useChangeStage(booking);
  const next = nextStageOf(booking);
  if (next === null) return null;
  return (
    <Button
      variant="contained"
      // `aria-disabled` rather than `disabled`, so that the button keeps the focus.
      aria-disabled={changing}
      onClick={() => changeTo(next)}
      sx={{ opacity: changing ? 0.6 : 1 }}
    >
      {stageActions[next]}
    </Button>
  );
}
