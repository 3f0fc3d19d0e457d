import type { Booking } from '@carwash/domain/bookings/booking';
import type { SwapBookings } from '@carwash/domain/bookings/endpoints';
import { closedDayOfMove } from '@carwash/domain/bookings/move-policy';
import { closedDaysOfSwap } from '@carwash/domain/bookings/swap-policy';
import { deskWindow } from '@carwash/domain/slots/desk-slot';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isUnanswered } from '~/entities/sales/kept-question';
import { useLiveSettings } from '~/entities/settings/use-live-settings';
import { ClosedDayQuestion } from '~/entities/slots/closed-day-question';
import { askedEveryMinute, openTimesOf, useDaysWithin } from '~/entities/slots/open-times';
import { DayAndSlotChooser } from '~/entities/slots/picker/day-and-slot-chooser';
import { offeredDays } from '~/entities/slots/picker/offered-days';
import { useChosenSlot } from '~/entities/slots/picker/use-chosen-slot';
import { useSlotChanges } from '~/entities/slots/picker/use-slot-changes';
import { callApi } from '~/lib/api/call-api';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatClock } from '~/lib/clock/format-times';
import { localTimesNote } from '~/lib/clock/local-times-note';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { cachedQueries } from '~/lib/live/live-queries';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';
import { useSettings } from '~/lib/settings/settings';
import { DialogButtons } from '~/ui/dialogs/dialog-buttons';
import { formatNearDay } from '~/ui/format/format-near-day';
import { TickQuestion } from '~/ui/forms/tick-question';
import { BayChoice } from './move/bay-choice';
import type { MoveTarget, useMoveBooking } from './move/use-move-booking';
import { useSlotsForBooking } from './move/use-slots-for-booking';
import { SwapChoice, useSwapCandidates } from './swap-choice';

/** The booking window of the desk: everything that has not begun. */
const window = deskWindow(businessTimeZone);

const openTimeQueries = cachedQueries('owner', (serviceId: string) =>
  askedEveryMinute(async () =>
    openTimesOf(await callApi('listDeskOpenTimes', { query: { serviceId } })),
  ),
);

/** The days, yyyy-MM-dd, on which the desk can book a service, the earliest first. */
const useDeskDays = (serviceId: string): QueryState<string[]> =>
  useDaysWithin(useLiveQuery(openTimeQueries(serviceId)), window);

/** Returns the chosen day and slot, as long as the dialog is open. */
function useSlotChoice(first: string) {
  const [choice, setChoice] = useState<{ day: string | null; slotId: string | null }>({
    day: first,
    slotId: null,
  });
  return {
    ...choice,
    /** The slot is dropped, because another day has other slots. */
    chooseDay: (day: string) => setChoice({ day, slotId: null }),
    chooseSlot: (slotId: string | null) => setChoice(({ day }) => ({ day, slotId })),
  };
}

interface MoveFormProps
  extends Pick<ReturnType<typeof useMoveBooking>, 'running' | 'failure' | 'keptOf'> {
  booking: Booking;
  onKeep: () => void;
  onMove: (target: MoveTarget) => void;
  onSwap: (swapped: SwapBookings) => void;
}

/** Chooses another time for a booking, another bay at its current time, or a booking with which it swaps. */
export function MoveForm({ booking, running, failure, keptOf, ...on }: MoveFormProps) {
  const { onKeep, onMove, onSwap } = on;
  const today = useBusinessToday();
  const own = booking.slot.date < today ? today : booking.slot.date;
  const days = useDeskDays(booking.service._id);
  const choice = useSlotChoice(own);
  const slots = useSlotsForBooking(booking, choice.day, window, null);
  const changes = useSlotChanges(slots);
  const { chosen, lost, chooseDay, chooseSlot } = useChosenSlot(choice, slots);
  const [bay, setBay] = useState<string>();
  const isNow = ({ slot }: { slot: { _id: string } }) => slot._id === booking.slot._id;
  const current = slots.state === 'ready' ? slots.data.find(isNow)?.slot : undefined;
  const target = chosen ?? current ?? null;
  const takes =
    bay !== undefined && target?.free.some((free) => free.bay === bay) ? bay : undefined;
  const candidates = useSwapCandidates(booking, choice.day);
  const [otherId, setOtherId] = useState<string | null>(null);
  const other = candidates.find((candidate) => candidate.swapped.otherId === otherId) ?? null;
  const canMove = chosen !== null || (target !== null && takes !== undefined);
  useLiveSettings(true);
  const settings = useSettings();
  const closedDay = chosen && closedDayOfMove(booking.slot, chosen, settings, businessTimeZone);
  const closedDays = other
    ? closedDaysOfSwap(booking.slot, other.slot, settings, businessTimeZone)
    : [closedDay].filter((day) => day !== null);
  const isClosed = closedDays.length > 0;
  const [agreed, setAgreed] = useState<string | null>(null);
  const onClosedDay = isClosed && agreed === closedDays.join();
  const kept = keptOf(other ? other.swapped : { slotId: target?._id ?? '', bay: takes });
  const asksFirst = (isClosed && !onClosedDay) || isUnanswered(kept);
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{booking.service.name}</bdi> for <bdi>{booking.customer.name}</bdi>, now on{' '}
          {formatNearDay(booking.slot.date)} at {formatClock(booking.slot.startsAt)}. What was paid
          stays with the booking.
        </Typography>
        <Box
          inert={running}
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '336px minmax(0, 1fr)' },
          }}
        >
          <DayAndSlotChooser
            today={today}
            day={choice.day}
            offered={offeredDays(days, { today, own })}
            isDayPending={false}
            slots={slots}
            chosenSlotId={chosen?._id ?? null}
            changes={changes}
            lost={lost}
            timesNote={localTimesNote()}
            onChooseDay={chooseDay}
            onChooseSlot={(slotId) => {
              setOtherId(null);
              chooseSlot(slotId);
            }}
          />
        </Box>
        {candidates.length > 0 && (
          <SwapChoice candidates={candidates} chosen={other} onChoose={setOtherId} />
        )}
        {target && !other && (
          <BayChoice booking={booking} slot={target} bay={bay} onChoose={setBay} />
        )}
        {failure !== null && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      {isClosed && (
        <Box sx={{ px: 3, pt: 1, pb: 2 }}>
          <ClosedDayQuestion
            days={closedDays}
            label={other ? 'Swap all the same' : 'Move to this day all the same'}
            agreed={onClosedDay}
            onAgree={(isAgreed) => setAgreed(isAgreed ? closedDays.join() : null)}
          />
        </Box>
      )}
      {kept.text !== null && (
        <Box sx={{ px: 3, pt: 1, pb: 2 }}>
          <TickQuestion
            label={other ? 'Swap anyway' : 'Move anyway'}
            agreed={kept.isAgreed}
            onAgree={kept.agree}
          >
            {kept.text}
          </TickQuestion>
        </Box>
      )}
      <DialogButtons>
        <Button disabled={running} onClick={onKeep}>
          Keep it there
        </Button>
        {other ? (
          <Button
            variant="contained"
            loading={running}
            disabled={asksFirst}
            onClick={() => onSwap({ ...other.swapped, onClosedDay, onKeptMinutes: kept.isAgreed })}
          >
            Swap with {formatClock(other.slot.startsAt)}
          </Button>
        ) : (
          <Button
            variant="contained"
            loading={running}
            disabled={!canMove || asksFirst}
            onClick={() =>
              target &&
              onMove({
                version: booking.version,
                slotId: target._id,
                bay: takes,
                onClosedDay,
                onKeptMinutes: kept.isAgreed,
              })
            }
          >
            {chosen
              ? `Move to ${formatNearDay(chosen.date)} ${formatClock(chosen.startsAt)}`
              : 'Move'}
          </Button>
        )}
      </DialogButtons>
    </>
  );
}
