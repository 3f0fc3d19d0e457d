import type { Booking } from '@carwash/domain/bookings/booking';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { SlotChooser } from '~/entities/slots/picker/slot-chooser.tsx';
import { useChosenSlot } from '~/entities/slots/picker/use-chosen-slot.ts';
import { useSlotChanges } from '~/entities/slots/picker/use-slot-changes.ts';
import { useSlotChoice } from '~/entities/slots/picker/use-slot-choice.ts';
import { localTimesNote } from '~/lib/clock/local-times-note.ts';
import { useBusinessToday } from '~/lib/clock/use-business-today.ts';
import { useWhileMounted } from '~/lib/forms/use-while-mounted.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { LateMoveNote } from './late-move-note.tsx';
import { RescheduleBar, rescheduleBarSpace } from './reschedule-bar.tsx';
import { useRefundAfterMove } from './use-refund-after-move.ts';
import { useRescheduleBooking } from './use-reschedule-booking.ts';
import { useRescheduleNews } from './use-reschedule-news.ts';
import { useRescheduleSlots } from './use-reschedule-slots.ts';

const missingToast = 'select-new-time';

interface RescheduleFormProps {
  /** Yet to come. */
  booking: Booking;
  onClose: () => void;
}

/** Chooses a new day and time for a booking, starting from the day that it has. */
export function RescheduleForm({ booking, onClose }: RescheduleFormProps) {
  const today = useBusinessToday();
  const choice = useSlotChoice(today, booking.slot.date);
  const slots = useRescheduleSlots(booking, choice.day);
  const changes = useSlotChanges(slots);
  const { chosen, lossNote, chooseDay, chooseSlot } = useChosenSlot(choice, slots);
  const terms = useRefundAfterMove(booking);
  const { move, reschedule } = useRescheduleBooking({
    onRescheduled: useWhileMounted(onClose),
    onRefundChanged: terms.correct,
  });
  const news = useRescheduleNews(booking, move !== null);
  const [missing, setMissing] = useState(false);
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();

  const confirm = () => {
    setMissing(chosen === null);
    if (chosen) reschedule(booking, chosen, terms.keepsRefund);
    else enqueueSnackbar(toastTexts.selectNewTime, { variant: 'error', key: missingToast });
  };

  return (
    <>
      <Box
        inert={move !== null}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '336px minmax(0, 1fr)' },
          px: { xs: 2, sm: 3 },
          pb: 3,
          // What the keyboard reaches must not end up under the bar.
          '& button': { scrollMarginBottom: rescheduleBarSpace },
        }}
      >
        {news !== null && (
          <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
            {news}
          </Alert>
        )}
        <SlotChooser
          today={today}
          day={choice.day}
          slots={slots}
          chosenSlotId={(move?.to ?? chosen)?._id ?? null}
          changes={changes}
          lossNote={lossNote}
          timesNote={localTimesNote()}
          onChooseDay={chooseDay}
          onChooseSlot={(slotId) => {
            setMissing(false);
            // It would lie over what comes next.
            closeSnackbar(missingToast);
            chooseSlot(slotId);
          }}
        />
      </Box>
      <RescheduleBar
        from={move?.from ?? booking.slot}
        to={move?.to ?? chosen}
        missing={missing}
        note={<LateMoveNote booking={booking} terms={terms} />}
        running={move !== null}
        onConfirm={confirm}
        onKeep={onClose}
      />
    </>
  );
}
