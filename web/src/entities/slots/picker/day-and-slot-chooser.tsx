import {
  isShown,
  mayTake,
  type SlotAvailability,
} from '@carwash/domain/bookings/slot-availability';
import {
  nearestOpen,
  type SlotWithAvailability,
} from '@carwash/domain/bookings/slots-with-availability';
import { addDays } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { Ref } from 'react';
import type { QueryState } from '~/lib/query-state';
import { formatNearDay } from '~/ui/format/format-near-day';
import { EmptyState } from '~/ui/states/empty-state';
import { FailedState } from '~/ui/states/failed-state';
import { DayChooser, DayChooserBeforeApp } from './day-chooser';
import { nextDayWithRoom, type OfferedDays } from './offered-days';
import { LostTime, OtherTimes, othersOffered } from './other-times';
import { SlotGrid, SlotGridSkeleton } from './slot-grid';
import type { LostSlot } from './use-chosen-slot';

/** Addresses of days and times, for pages whose app has not come yet. */
interface ChooserLinks {
  day: (day: string) => string;
  slot: (slotId: string) => string;
}

/** The slots of a day with their loading state. */
type DaySlots = QueryState<SlotWithAvailability[]>;

interface SlotListProps {
  /** yyyy-MM-dd */
  day: string | null;
  offered: OfferedDays;
  /** Whether no day is chosen because it is not known yet which days have open slots. */
  isDayPending: boolean;
  slots: DaySlots;
  chosenSlotId: string | null;
  onChooseSlot: (slotId: string) => void;
  onChooseDay: (day: string) => void;
  links: ChooserLinks | undefined;
}

/** Explains why no time of a day can be chosen. */
function describeTaken(slots: readonly SlotWithAvailability[]): string {
  const has = (wanted: SlotAvailability) =>
    slots.some(({ availability }) => availability === wanted);
  if (has('held')) return 'What is left of this day is being paid for right now.';
  if (has('short')) return 'No time of this day is long enough for what you chose.';
  return has('current')
    ? 'Every other time of this day is taken.'
    : 'Every time of this day is taken.';
}

/** The times of the chosen day, or advice when there are none. */
function SlotList({ day, offered, slots, ...props }: SlotListProps) {
  const { isDayPending, chosenSlotId, onChooseSlot, onChooseDay, links } = props;
  if (day === null && isDayPending) return <SlotGridSkeleton />;
  if (day === null) {
    return offered.withRoom?.length === 0 ? (
      <EmptyState
        title="No slots available at the moment."
        description="New ones are added all the time. Please look in again soon."
      />
    ) : (
      <EmptyState title="Please select a date to view available slots." />
    );
  }
  if (slots.state === 'loading') return <SlotGridSkeleton />;
  if (slots.state === 'failed') {
    return <FailedState title="The time slots could not be loaded." onRetry={slots.retry} />;
  }
  const next = offered.withRoom ? nextDayWithRoom(offered.withRoom, day) : addDays(day, 1);
  const nextDay = next !== null && (
    <Button variant="outlined" size="small" onClick={() => onChooseDay(next)}>
      Next open day: {formatNearDay(next)}
    </Button>
  );
  const upcoming = slots.data.filter(({ availability }) => isShown(availability));
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
      <SlotGrid
        slots={upcoming}
        chosenSlotId={chosenSlotId}
        onChoose={onChooseSlot}
        linkTo={links?.slot}
      />
      {!upcoming.some(({ availability }) => mayTake(availability)) && (
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 2 }}
        >
          <Typography variant="body2">{describeTaken(upcoming)}</Typography>
          {nextDay}
        </Stack>
      )}
    </Stack>
  );
}

interface LossNoteProps {
  lost: LostSlot;
  slots: DaySlots;
  onChoose: (slotId: string) => void;
}

/** Says why the chosen time is gone, with the nearest other times as buttons. */
function LossNote({ lost, slots, onChoose }: LossNoteProps) {
  const others =
    slots.state === 'ready' ? nearestOpen(slots.data, lost.startsAt, othersOffered) : [];
  return (
    <LostTime text={lost.note}>
      <OtherTimes slots={others} way={{ choose: onChoose }} />
    </LostTime>
  );
}

interface DayAndSlotChooserProps {
  /** The business's today, yyyy-MM-dd: the first day that can be chosen. */
  today: string;
  /** The chosen day, yyyy-MM-dd. */
  day: string | null;
  offered: OfferedDays;
  /** Whether no day is chosen because it is not known yet which days have open slots. */
  isDayPending: boolean;
  slots: DaySlots;
  chosenSlotId: string | null;
  /** Text for the live region: the slots that changed last. */
  changes: string;
  /** The slot that was chosen before and is no longer available. */
  lost: LostSlot | null;
  /** Names the time zone of the times when the visitor's differs. */
  timesNote: string | null;
  onChooseDay: (day: string) => void;
  onChooseSlot: (slotId: string) => void;
  /** Element that contains the times, below their day. */
  timesRef?: Ref<HTMLDivElement>;
  /** Makes days and times links. */
  links?: ChooserLinks | undefined;
}

/** A calendar and the times of the chosen day: two blocks whose layout is up to the parent. */
export function DayAndSlotChooser(props: DayAndSlotChooserProps) {
  const { today, day, offered, slots, chosenSlotId, changes, lost, timesNote, links } = props;
  return (
    <>
      {links ? (
        <DayChooserBeforeApp today={today} day={day} offered={offered} linkTo={links.day} />
      ) : (
        <DayChooser today={today} day={day} offered={offered} onChoose={props.onChooseDay} />
      )}
      <Stack sx={{ gap: 2 }}>
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
        {lost !== null && <LossNote lost={lost} slots={slots} onChoose={props.onChooseSlot} />}
        <div ref={props.timesRef}>
          <SlotList
            day={day}
            offered={offered}
            isDayPending={props.isDayPending}
            slots={slots}
            chosenSlotId={chosenSlotId}
            onChooseSlot={props.onChooseSlot}
            onChooseDay={props.onChooseDay}
            links={links}
          />
        </div>
        <Box role="status" sx={visuallyHidden}>
          {changes}
        </Box>
      </Stack>
    </>
  );
}
