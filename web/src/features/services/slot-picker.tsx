import type { Service } from '@carwash/domain/services/service';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SlotChooser } from '~/entities/slots/picker/slot-chooser.tsx';
import { useChosenSlot } from '~/entities/slots/picker/use-chosen-slot.ts';
import { useSlotChanges } from '~/entities/slots/picker/use-slot-changes.ts';
import { useSlotChoice } from '~/entities/slots/picker/use-slot-choice.ts';
import { localTimesNote } from '~/lib/clock/local-times-note.ts';
import { useBusinessToday } from '~/lib/clock/use-business-today.ts';
import { BookBar, bookBarSpace } from './book-bar.tsx';
import { useOfferedSlots } from './use-offered-slots.ts';

/** Day, time and the way to the booking page. */
export function SlotPicker({ service }: { service: Pick<Service, '_id' | 'price'> }) {
  const headingId = useId();
  const today = useBusinessToday();
  const choice = useSlotChoice(today);
  const slots = useOfferedSlots(service._id, choice.day);
  const changes = useSlotChanges(slots);
  const { chosen, lossNote, chooseDay, chooseSlot } = useChosenSlot(choice, slots);

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
        <SlotChooser
          today={today}
          day={choice.day}
          slots={slots}
          chosenSlotId={chosen?._id ?? null}
          changes={changes}
          lossNote={lossNote}
          timesNote={localTimesNote()}
          onChooseDay={chooseDay}
          onChooseSlot={chooseSlot}
        />
      </Stack>
      <BookBar service={service} chosen={chosen} />
    </Paper>
  );
}
