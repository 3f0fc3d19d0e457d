import type { BookedSlot } from '@carwash/domain/slots/slot';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { SlotChoiceBar } from '~/entities/slots/picker/slot-choice-bar';
import { useStartDays } from '~/entities/slots/use-start-days';
import { formatClock } from '~/lib/clock/format-times';
import { withPlace } from '~/lib/clock/local-times-note';
import { toastTexts } from '~/lib/toasts';

type Time = Pick<BookedSlot, 'date' | 'startTime' | 'startsAt'>;

interface RescheduleSummaryProps {
  from: Time;
  /** null until a time is chosen. */
  to: Time | null;
}

/** The current and the new time of the booking. */
const RescheduleSummary = ({ from, to }: RescheduleSummaryProps) => {
  const startDays = useStartDays();
  const formatTime = (time: Time) =>
    withPlace(`${startDays.format(time)} at ${formatClock(time.startsAt)}`);
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto auto 1fr' },
        alignItems: 'center',
        columnGap: 2,
        m: 0,
      }}
    >
      <Fact name="From">{formatTime(from)}</Fact>
      <ArrowForwardRounded
        aria-hidden
        sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}
      />
      <Fact name="To">{to ? formatTime(to) : '–'}</Fact>
    </Box>
  );
};

const Fact = ({ name, children }: { name: string; children: string }) => (
  <Box sx={{ display: { xs: 'contents', sm: 'block' } }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 700 }}>
      {children}
    </Typography>
  </Box>
);

/** Height that the bar covers at the bottom of the screen, with room for a focus ring. */
export const rescheduleBarSpace = '260px';

interface RescheduleBarProps extends RescheduleSummaryProps {
  /** Effect of the move on the refund, if there is any. */
  note: ReactNode;
  running: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** The current and the new time, with the buttons to confirm or cancel. */
export function RescheduleBar(props: RescheduleBarProps) {
  const { from, to, note, running, onConfirm, onKeep } = props;
  const missingId = useId();
  return (
    <SlotChoiceBar hasChoice={to !== null}>
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
          {to === null && (
            <Typography id={missingId} variant="body2" sx={{ fontWeight: 650 }}>
              {toastTexts.selectNewTime}
            </Typography>
          )}
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            loading={running}
            disabled={to === null}
            aria-describedby={to === null ? missingId : undefined}
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
    </SlotChoiceBar>
  );
}
