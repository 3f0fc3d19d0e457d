import { addDays } from '@carwash/domain/time/business-time';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { UsedSlotsAddress } from '../use-slots-address.ts';
import { DayButton } from './day-button.tsx';

type DayToolbarProps = Pick<UsedSlotsAddress, 'day' | 'today' | 'chooseDay'>;

const stepSx = { width: 44, height: 44, border: '1px solid', borderColor: 'divider' } as const;

/** Which day is shown, and the ways to other days. */
export function DayToolbar({ day, today, chooseDay }: DayToolbarProps) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, maxWidth: '100%' }}
    >
      <IconButton aria-label="Previous day" onClick={() => chooseDay(addDays(day, -1))} sx={stepSx}>
        <ChevronLeftRounded />
      </IconButton>
      <DayButton day={day} today={today} onChoose={chooseDay} />
      <IconButton aria-label="Next day" onClick={() => chooseDay(addDays(day, 1))} sx={stepSx}>
        <ChevronRightRounded />
      </IconButton>
      {day !== today && (
        <Button variant="outlined" onClick={() => chooseDay(today)}>
          Today
        </Button>
      )}
    </Stack>
  );
}
