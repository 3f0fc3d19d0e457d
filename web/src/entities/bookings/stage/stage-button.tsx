import Button from '@mui/material/Button';
import { nextStageOf, stageActions } from './stage-words';
import { type StagedVisit, useChangeStage } from './use-change-stage';

interface StageButtonProps {
  booking: StagedVisit;
  /** Called when the stage could not change. */
  onFailed?: (() => unknown) | undefined;
}

/** Takes a visit to its next stage with one tap; nothing after the last stage. */
export function StageButton({ booking, onFailed }: StageButtonProps) {
  const { changing, changeTo } = useChangeStage(booking, onFailed);
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
