import EventRounded from '@mui/icons-material/EventRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, useState } from 'react';
import { formatDay } from '~/ui/format/format-day.ts';

const DayCalendar = lazy(() => import('~/ui/day-field/day-calendar.tsx'));

interface DayButtonProps {
  /** The day that is shown, yyyy-MM-dd. */
  day: string;
  /** The business's day, yyyy-MM-dd. */
  today: string;
  onChoose: (day: string) => void;
}

/** Says which day is shown, and opens a calendar to choose another one. */
export function DayButton({ day, today, onChoose }: DayButtonProps) {
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
        <Suspense fallback={<Skeleton variant="rounded" width={320} height={334} />}>
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
