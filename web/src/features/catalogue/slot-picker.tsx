import type { Service } from '@carwash/domain/entities/service';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, useId } from 'react';
import { formatDay } from '~/lib/format-day.ts';
import { localTimesNote } from '~/lib/local-times-note.ts';
import { BookBar, bookBarSpace } from './book-bar.tsx';
import { SlotList } from './slot-list.tsx';
import { useChosenSlot } from './use-chosen-slot.ts';
import { useSlotChanges } from './use-slot-changes.ts';

const DayCalendar = lazy(() => import('./day-calendar.tsx'));

/** Day, time and the way to the booking page. */
export function SlotPicker({ service }: { service: Pick<Service, '_id' | 'price'> }) {
  const headingId = useId();
  const { today, day, slots, chosen, lossNote, chooseDay, chooseSlot } = useChosenSlot(service._id);
  const changes = useSlotChanges(slots);
  const timesNote = localTimesNote();

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{ borderRadius: '20px' }}
    >
      <Stack
        sx={{
          gap: 2,
          p: { xs: 2, sm: 3 },
          pb: { xs: 2, sm: 2 },
          // What the keyboard reaches must not end up under the bar.
          '& button': { scrollMarginBottom: bookBarSpace },
        }}
      >
        <Typography id={headingId} variant="h3" component="h2">
          Choose your time
        </Typography>
        <Suspense fallback={<Skeleton variant="rounded" height={334} />}>
          <DayCalendar day={day} today={today} onChoose={chooseDay} />
        </Suspense>
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
          chosenSlotId={chosen?._id ?? null}
          onChooseSlot={chooseSlot}
          onChooseDay={chooseDay}
        />
        <Box role="status" sx={visuallyHidden}>
          {changes}
        </Box>
      </Stack>
      <BookBar service={service} chosen={chosen} />
    </Paper>
  );
}
