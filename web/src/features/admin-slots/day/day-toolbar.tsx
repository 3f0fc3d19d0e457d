import { addDays } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/calendar-days';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, useState } from 'react';
import type { UsedSlotsAddress } from '../use-slots-address';

const DayCalendar = lazy(() => import('~/ui/day-field/day-calendar'));

interface DayButtonProps {
  /** The day that is shown, yyyy-MM-dd. */
  day: string;
  /** The business's today, yyyy-MM-dd. */
  today: string;
  onChoose: (day: string) => void;
}

/** Shows the day, and opens a calendar to choose another one. */
function DayButton({ day, today, onChoose }: DayButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<EventRounded />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          flexGrow: { xs: 1, sm: 0 },
          minHeight: 44,
          px: { xs: 1, sm: 2.5 },
          borderColor: 'divider',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {day === today && (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'pre' }}>
            {'Today, '}
          </Box>
        )}
        {formatDay(day)}
        <Box component="span" sx={visuallyHidden}>
          , choose another day
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Choose a day', sx: { p: 1 } } }}
      >
        <Suspense fallback={<Skeleton variant="rounded" width={320} height={382} />}>
          <DayCalendar
            day={day}
            today={today}
            firstDay={null}
            onChoose={(chosen) => {
              close();
              onChoose(chosen);
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}

interface DayToolbarProps extends Pick<UsedSlotsAddress, 'day' | 'today' | 'chooseDay'> {
  /** Number of days that the buttons go back and forward. */
  step?: 1 | 7;
}

const stepSx = {
  width: 44,
  height: 44,
  border: '1px solid',
  borderColor: 'divider',
  displayPrint: 'none',
} as const;

/** The day and the buttons to change it. */
export function DayToolbar({ day, today, chooseDay, step = 1 }: DayToolbarProps) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, maxWidth: '100%' }}
    >
      <IconButton
        aria-label={step === 7 ? 'Previous week' : 'Previous day'}
        onClick={() => chooseDay(addDays(day, -step))}
        sx={stepSx}
      >
        <ChevronLeftRounded />
      </IconButton>
      <DayButton day={day} today={today} onChoose={chooseDay} />
      <IconButton
        aria-label={step === 7 ? 'Next week' : 'Next day'}
        onClick={() => chooseDay(addDays(day, step))}
        sx={stepSx}
      >
        <ChevronRightRounded />
      </IconButton>
      {day !== today && (
        <Button variant="outlined" onClick={() => chooseDay(today)} sx={{ displayPrint: 'none' }}>
          Today
        </Button>
      )}
    </Stack>
  );
}
