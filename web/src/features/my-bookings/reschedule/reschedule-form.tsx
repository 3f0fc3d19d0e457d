import type { Booking } from '@carwash/domain/bookings/booking';
import { lateMoveText } from '@carwash/domain/bookings/free-cancellation-text';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSlotsForBooking } from '~/entities/bookings/move/use-slots-for-booking';
import { useBookingWindow } from '~/entities/slots/booking-window';
import { useAvailableDays } from '~/entities/slots/open-times';
import { DayAndSlotChooser } from '~/entities/slots/picker/day-and-slot-chooser';
import { offeredDays } from '~/entities/slots/picker/offered-days';
import { useChosenSlot } from '~/entities/slots/picker/use-chosen-slot';
import { useSlotChanges } from '~/entities/slots/picker/use-slot-changes';
import { useUrlSlotChoice } from '~/entities/slots/picker/use-url-slot-choice';
import { formatClock } from '~/lib/clock/format-times';
import { localTimesNote, withPlace } from '~/lib/clock/local-times-note';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useWhileMounted } from '~/lib/forms/use-while-mounted';
import { useSettings } from '~/lib/settings/settings';
import { RescheduleBar, rescheduleBarSpace } from './reschedule-bar';
import { useRefundAfterReschedule } from './use-refund-after-reschedule';
import { useRescheduleBooking } from './use-reschedule-booking';

/**
 * Returns a message when the booking has changed since its panel was opened; null otherwise.
 * @param moving true while this panel itself moves the booking, which is not news
 */
function useRescheduleNews({ slot }: Booking, moving: boolean): string | null {
  const [known, setKnown] = useState(slot);
  const [news, setNews] = useState<string | null>(null);
  if (!moving && slot._id !== known._id) {
    setKnown(slot);
    const time = withPlace(`${formatDay(slot.date)} at ${formatClock(slot.startsAt)}`);
    setNews(`This booking has been moved to ${time}.`);
  }
  return news;
}

interface LateMoveNoteProps {
  booking: Booking;
  terms: Pick<ReturnType<typeof useRefundAfterReschedule>, 'keepsRefund' | 'isCorrected'>;
}

/**
 * Warns before the click when a move forfeits the right to a refund, and asks again when that has changed.
 */
function LateRescheduleNote({ booking, terms }: LateMoveNoteProps) {
  const { keepsRefund, isCorrected } = terms;
  // A booking that has already lost the right loses nothing by another move.
  const losesNow = !keepsRefund && booking.refundTerms !== 'forfeited';
  if (!losesNow && !isCorrected) return null;
  return (
    <Typography
      variant="body2"
      sx={{ color: losesNow ? 'warning.main' : undefined, fontWeight: 650 }}
    >
      {losesNow && lateMoveText(booking)}
      {isCorrected && ' This has changed in the meantime. Please confirm once more.'}
    </Typography>
  );
}

interface RescheduleFormProps {
  /** A booking that has not started. */
  booking: Booking;
  onClose: () => void;
}

/** Form for a new day and time of a booking; starts with its current day. */
export function RescheduleForm({ booking, onClose }: RescheduleFormProps) {
  const today = useBusinessToday();
  const own = booking.slot.date;
  const days = useAvailableDays(booking.service._id);
  const choice = useUrlSlotChoice(today, own);
  const slots = useSlotsForBooking(booking, choice.day, useBookingWindow(), useSettings());
  const changes = useSlotChanges(slots);
  const { chosen, lost, chooseDay, chooseSlot } = useChosenSlot(choice, slots);
  const terms = useRefundAfterReschedule(booking);
  const { move, reschedule } = useRescheduleBooking({
    onRescheduled: useWhileMounted(onClose),
    onRefundChanged: terms.correct,
  });
  const news = useRescheduleNews(booking, move !== null);

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
          // Keeps a focused element from being hidden under the bar.
          '& button': { scrollMarginBottom: rescheduleBarSpace },
        }}
      >
        {news !== null && (
          <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
            {news}
          </Alert>
        )}
        <DayAndSlotChooser
          today={today}
          day={choice.day}
          offered={offeredDays(days, { today, own })}
          isDayPending={false}
          slots={slots}
          chosenSlotId={(move?.to ?? chosen)?._id ?? null}
          changes={changes}
          lost={lost}
          timesNote={localTimesNote()}
          onChooseDay={chooseDay}
          onChooseSlot={chooseSlot}
        />
      </Box>
      <RescheduleBar
        from={move?.from ?? booking.slot}
        to={move?.to ?? chosen}
        note={<LateRescheduleNote booking={booking} terms={terms} />}
        running={move !== null}
        onConfirm={() => chosen && reschedule(booking, chosen, terms.keepsRefund)}
        onKeep={onClose}
      />
    </>
  );
}
