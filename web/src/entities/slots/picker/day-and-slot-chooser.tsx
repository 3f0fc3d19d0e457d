import { mayTake } from '@carwash/domain/bookings/slot-availability';
import type { SlotWithAvailability } from '@carwash/domain/bookings/slots-with-availability';
import { addDays } from '@carwash/domain/time/business-time';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { lazy, type Ref, Suspense } from 'react';
import type { QueryState } from '~/lib/query-state';
import { formatDay } from '~/ui/format/format-day';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { SlotGrid, SlotGridSkeleton } from './slot-grid';

/** The slots of a day with their loading state. */
type DaySlots = QueryState<SlotWithAvailability[]>;

interface SlotListProps {
  /** yyyy-MM-dd */
  day: string | null;
  slots: DaySlots;
  chosenSlotId: string | null;
  onChooseSlot: (slotId: string) => void;
  onChooseDay: (day: string) => void;
}

/** The times of the chosen day, or what to do when there are none. */
function SlotList({ day, slots, chosenSlotId, onChooseSlot, onChooseDay }: SlotListProps) {
  if (day === null) {
    return <EmptyState title="Please select a date to view available slots." />;
  }
  if (slots.state === 'loading') return <SlotGridSkeleton />;
  if (slots.state === 'failed') {
    return <FailedState title="The time slots could not be loaded." onRetry={slots.retry} />;
  }
  const nextDay = (
    <Button variant="outlined" size="small" onClick={() => onChooseDay(addDays(day, 1))}>
      Next day
    </Button>
  );
  const upcoming = slots.data.filter(({ availability }) => availability !== 'past');
  if (upcoming.length === 0) {
    return (
      <EmptyState
        title={`No slots available for ${formatDay(day)}. Please select another date.`}
        action={nextDay}
      />
    );
  }
  return (
    <Stack sx={{ gap: 1.5 }}>
      <SlotGrid slots={upcoming} chosenSlotId={chosenSlotId} onChoose={onChooseSlot} />
      {!upcoming.some(({ availability }) => mayTake(availability)) && (
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
        >
          <Typography variant="body2">
            {upcoming.some(({ availability }) => availability === 'current')
              ? 'Every other time of this day is taken.'
              : 'Every time of this day is taken.'}
          </Typography>
          {nextDay}
        </Stack>
      )}
    </Stack>
  );
}

const DayCalendar = lazy(() => import('~/ui/day-field/day-calendar'));

interface DayAndSlotChooserProps {
  /** The business's today, yyyy-MM-dd: the first day that can be chosen. */
  today: string;
  /** The chosen day, yyyy-MM-dd. */
  day: string | null;
  slots: DaySlots;
  chosenSlotId: string | null;
  /** Text for the live region: which slots have changed last. */
  changes: string;
  /** Why the slot that was chosen before is no longer available. */
  lossNote: string | null;
  /** Names the time zone of the times, where the visitor is in another one. */
  timesNote: string | null;
  onChooseDay: (day: string) => void;
  onChooseSlot: (slotId: string) => void;
  /** The place of the times, below the calendar. */
  timesRef?: Ref<HTMLDivElement>;
}

/** A calendar and the times of the chosen day: two blocks whose layout is up to the parent. */
export function DayAndSlotChooser(props: DayAndSlotChooserProps) {
  const { today, day, slots, chosenSlotId, changes, lossNote, timesNote } = props;
  return (
    <>
      <Suspense fallback={<Skeleton variant="rounded" height={382} />}>
        <DayCalendar day={day} today={today} onChoose={props.onChooseDay} />
      </Suspense>
      <Stack ref={props.timesRef} sx={{ gap: 2 }}>
        <Box>
          <Typography variant="h5" component="h3">
            {day === null ? 'Available times' : formatDay(day)}
          </Typography>
          {timesNote !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {timesNote}
            </Typography>
          )}
        </Box>
        {lossNote !== null && <Alert severity="warning">{lossNote}</Alert>}
        <SlotList
          day={day}
          slots={slots}
          chosenSlotId={chosenSlotId}
          onChooseSlot={props.onChooseSlot}
          onChooseDay={props.onChooseDay}
        />
        <Box role="status" sx={visuallyHidden}>
          {changes}
        </Box>
      </Stack>
    </>
  );
}
