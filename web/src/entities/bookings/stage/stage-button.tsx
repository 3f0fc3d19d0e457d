import type { Booking } from '@carwash/domain/bookings/booking';
import Button from '@mui/material/Button';
import { nextStageOf, stageActions } from './stage-words';
import { useChangeStage } from './use-change-stage';

interface StageButtonProps {
  booking: Pick<Booking, '_id' | 'stage' | 'vehicle'>;
  /** Called after each change, also when it is undone; for screens that are not live. */
  onChanged?: (() => void) | undefined;
}

/** Takes a visit to its next stage with one tap; nothing after the last stage. */
export function StageButton({ booking, onChanged }: StageButtonProps) {
  const { changing, changeTo } = useChangeStage(booking, onChanged);
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
