import type { OfferedSlot } from '@carwash/domain/bookings/offered-slot';
import { mayTake } from '@carwash/domain/bookings/slot-offer';
import { addDays } from '@carwash/domain/time/business-time';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDay } from '~/ui/format/format-day.ts';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { FailedState } from '~/ui/states/failed-state.tsx';
import { SlotGrid, SlotGridSkeleton } from './slot-grid.tsx';

/** The slots of a day, as far as they are known. */
export type DaySlots =
  | { state: 'loading' }
  | { state: 'ready'; data: OfferedSlot[] }
  | { state: 'failed'; retry: () => void };

interface SlotListProps {
  /** yyyy-MM-dd */
  day: string | null;
  slots: DaySlots;
  chosenSlotId: string | null;
  onChooseSlot: (slotId: string) => void;
  onChooseDay: (day: string) => void;
}

/** The times of the chosen day, or what to do when there are none to be had. */
export function SlotList({ day, slots, chosenSlotId, onChooseSlot, onChooseDay }: SlotListProps) {
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
  const upcoming = slots.data.filter(({ offer }) => offer !== 'past');
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
      {!upcoming.some(({ offer }) => mayTake(offer)) && (
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
        >
          <Typography variant="body2">
            {upcoming.some(({ offer }) => offer === 'current')
              ? 'Every other time of this day is taken.'
              : 'Every time of this day is taken.'}
          </Typography>
          {nextDay}
        </Stack>
      )}
    </Stack>
  );
}
