import Button from '@mui/material/Button';
import { nextStageOf, stageActions } from './stage-words';
import { type StagedVisit, useChangeStage } from './use-change-stage';

interface StageButtonProps {
  booking: StagedVisit;
  /** Reads the visit again where it is not live. The button waits for it. */
  refresh?: (() => unknown) | undefined;
}

/** Takes a visit to its next stage with one tap; nothing after the last stage. */
export function StageButton({ booking, refresh }: StageButtonProps) {
  const { changing, changeTo } = useChangeStage(booking, refresh);
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
