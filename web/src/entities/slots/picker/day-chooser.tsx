import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import type { OfferedDays } from './offered-days';
import { WeekStrip } from './week-strip';

const DayCalendar = lazy(() => import('~/ui/day-field/day-calendar'));

interface DayChooserProps {
  /** The business's today, yyyy-MM-dd: the first day that can be chosen. */
  today: string;
  /** The chosen day, yyyy-MM-dd. */
  day: string | null;
  offered: OfferedDays;
  onChoose: (day: string) => void;
}

/** A month to choose a day from; on phones first a week, and the month on request. */
export function DayChooser({ today, day, offered, onChoose }: DayChooserProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [hasMonth, setHasMonth] = useState(false);
  const last = offered.last !== null && day !== null && day > offered.last ? day : offered.last;
  const month = (
    <Suspense fallback={<Skeleton variant="rounded" height={382} />}>
      <DayCalendar
        day={day}
        today={today}
        lastDay={last}
        isOffered={offered.isOffered}
        onChoose={onChoose}
      />
    </Suspense>
  );
  if (!isPhone) return month;
  const toggle = (
    <Button aria-expanded={hasMonth} onClick={() => setHasMonth(!hasMonth)} sx={{ minHeight: 44 }}>
      {hasMonth ? 'Week' : 'Month'}
    </Button>
  );
  if (!hasMonth) {
    return (
      <WeekStrip day={day} today={today} offered={offered} onChoose={onChoose} action={toggle} />
    );
  }
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{toggle}</Box>
      {month}
    </Box>
  );
}
