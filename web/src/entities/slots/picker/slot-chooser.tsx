import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense } from 'react';
import { formatDay } from '~/ui/format/format-day.ts';
import { type DaySlots, SlotList } from './slot-list.tsx';

const DayCalendar = lazy(() => import('~/ui/day-field/day-calendar.tsx'));

export interface SlotChooserProps {
  /** The business's day, yyyy-MM-dd: the first that can be chosen. */
  today: string;
  /** The chosen day, yyyy-MM-dd. */
  day: string | null;
  slots: DaySlots;
  chosenSlotId: string | null;
  /** What has last changed among the slots, for who does not see it. */
  changes: string;
  /** Why the slot that was chosen before is not to be had any more. */
  lossNote: string | null;
  /** Whose clocks the times are of, where that needs saying. */
  timesNote: string | null;
  onChooseDay: (day: string) => void;
  onChooseSlot: (slotId: string) => void;
}

/** A calendar and the times of the chosen day: two blocks, laid out by whoever shows them. */
export function SlotChooser(props: SlotChooserProps) {
  const { today, day, slots, chosenSlotId, changes, lossNote, timesNote } = props;
  return (
    <>
      <Suspense fallback={<Skeleton variant="rounded" height={334} />}>
        <DayCalendar day={day} today={today} onChoose={props.onChooseDay} />
      </Suspense>
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
