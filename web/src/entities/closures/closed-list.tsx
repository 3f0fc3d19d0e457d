import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { DividedList } from '~/ui/page/divided-list';
import { type ClosedTime, closedTimes } from './closed-times';
import type { Closed } from './use-closed';

interface ClosedRowProps {
  time: ClosedTime;
  onReopened: () => void;
}

function ClosedRow({ time: { what, when, note, reopen }, onReopened }: ClosedRowProps) {
  const { running, run } = useInFlightGuard();
  const openAgain = () =>
    run(async () => {
      try {
        await reopen();
        showToast(toastTexts.reopened, { variant: 'success' });
        onReopened();
      } catch (failure) {
        showChangeFailure(failure, toastTexts.notReopened);
      }
    });
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 1.25 }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{what}</Typography>
        <Typography variant="body2">{when}</Typography>
        {note !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        size="small"
        loading={running}
        aria-label={`Open again: ${what}, ${when}`}
        onClick={openAgain}
        sx={{ flexShrink: 0 }}
      >
        Open again
      </Button>
    </Stack>
  );
}

interface ClosedListProps {
  closed: Closed;
  onReopened?: (() => void) | undefined;
}

/** Everything that is closed today and later: the shop and its bays. */
export function ClosedList({ closed, onReopened }: ClosedListProps) {
  const today = useBusinessToday();
  const area = useRef<HTMLDivElement>(null);
  const times = closedTimes(closed, today);
  return (
    <Box ref={area} tabIndex={-1} sx={{ outline: 'none' }}>
      {times.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Nothing: the shop is open at its opening hours, with all bays.
        </Typography>
      ) : (
        <DividedList>
          {times.map((time) => (
            <ClosedRow
              key={time.id}
              time={time}
              onReopened={() => {
                onReopened?.();
                // Moves the focus to the list, because the clicked button disappears.
                area.current?.focus();
              }}
            />
          ))}
        </DividedList>
      )}
    </Box>
  );
}
