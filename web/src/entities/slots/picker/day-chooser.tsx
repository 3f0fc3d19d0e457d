import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useRef, useState } from 'react';
import { useRestoreFocus } from '~/ui/forms/use-restore-focus';
import { monthWeeks } from './month-weeks';
import type { OfferedDays } from './offered-days';
import { WeekStrip } from './week-strip';

const DayCalendar = lazy(() => import('~/ui/day-field/day-calendar'));

interface ChoosableDays {
  /** The business's today, yyyy-MM-dd: the first day that can be chosen. */
  today: string;
  /** The chosen day, yyyy-MM-dd. */
  day: string | null;
  offered: OfferedDays;
}

interface DayChooserProps extends ChoosableDays {
  onChoose: (day: string) => void;
}

/** Heights of the calendar's heading and of one week, in pixels. */
const headingHeight = 68;
const weekHeight = 44;

/** Returns the height of the month's calendar, in pixels. */
const monthHeight = ({ day, today }: Pick<ChoosableDays, 'day' | 'today'>): number =>
  headingHeight + weekHeight * monthWeeks(day ?? today, today);

/** The place of the month, of the same height. */
const MonthSkeleton = (days: Pick<ChoosableDays, 'day' | 'today'>) => (
  <Skeleton variant="rounded" height={monthHeight(days)} />
);

interface DayChooserBeforeAppProps extends ChoosableDays {
  /** Returns the address of the page with a day. */
  linkTo: (day: string) => string;
}

/**
 * The same in the server's HTML, which does not know the screen: a week of links. On wide screens it takes the
 * height of the month, so that nothing moves when the calendar comes.
 */
export const DayChooserBeforeApp = ({ linkTo, ...days }: DayChooserBeforeAppProps) => (
  <Box sx={{ minHeight: { sm: monthHeight(days) } }}>
    <WeekStrip {...days} linkTo={linkTo} />
  </Box>
);

/** A month to choose a day from; on phones first a week, and the month on request. */
export function DayChooser({ today, day, offered, onChoose }: DayChooserProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [hasMonth, setHasMonth] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const { area, handlers } = useRestoreFocus<HTMLDivElement>(toggleRef);
  const last = offered.last !== null && day !== null && day > offered.last ? day : offered.last;
  const month = (
    <Suspense fallback={<MonthSkeleton day={day} today={today} />}>
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
    <Button
      ref={toggleRef}
      aria-expanded={hasMonth}
      onClick={() => setHasMonth(!hasMonth)}
      sx={{ minHeight: 44 }}
    >
      {hasMonth ? 'Week' : 'Month'}
    </Button>
  );
  return (
    <Box ref={area} {...handlers}>
      {hasMonth ? (
        <>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{toggle}</Box>
          {month}
        </>
      ) : (
        <WeekStrip day={day} today={today} offered={offered} onChoose={onChoose} action={toggle} />
      )}
    </Box>
  );
}
