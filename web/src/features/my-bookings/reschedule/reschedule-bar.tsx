import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ChoiceBar } from '~/entities/slots/picker/choice-bar.tsx';
import { toastTexts } from '~/lib/toasts.ts';
import { RescheduleSummary, type RescheduleSummaryProps } from './reschedule-summary.tsx';

/** What the bar covers at the bottom of the screen, with room for a focus ring. */
export const rescheduleBarSpace = '260px';

interface RescheduleBarProps extends RescheduleSummaryProps {
  /** Confirming was tried without a new time. */
  missing: boolean;
  /** What the move costs, if anything. */
  note: ReactNode;
  running: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** From which time to which, and the two things to do about it. */
export function RescheduleBar(props: RescheduleBarProps) {
  const { from, to, missing, note, running, onConfirm, onKeep } = props;
  const errorId = useId();
  return (
    <ChoiceBar hasChoice={to !== null}>
      <Stack
        sx={{
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { md: 'center' },
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <Stack aria-live="polite">
          <RescheduleSummary from={from} to={to} />
          {note}
          {missing && (
            <Typography id={errorId} variant="body2" sx={{ color: 'error.main', fontWeight: 650 }}>
              {toastTexts.selectNewTime}
            </Typography>
          )}
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            loading={running}
            aria-describedby={missing ? errorId : undefined}
            onClick={onConfirm}
            sx={{ flexGrow: 1 }}
          >
            Confirm new time
          </Button>
          <Button disabled={running} onClick={onKeep} sx={{ flexGrow: 1 }}>
            Keep my time
          </Button>
        </Stack>
      </Stack>
    </ChoiceBar>
  );
}
